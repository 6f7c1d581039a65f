import Foundation
import WeatherModel

/// The envelope that the answers of Open-Meteo's interfaces share: sections of rows, and one offset for all their times.
struct OpenMeteoAnswer {
    /// The place's zone, or its offset where this machine does not know the zone.
    let timeZone: TimeZone

    private let root: JSONObject
    private let clock: OpenMeteoClock
    private let variables: OpenMeteoVariables

    /// The first answer of several places'.
    ///
    /// - Throws: `unreadableAnswer` for what is not JSON or has an offset that no place has, `serverTrouble` for an error
    ///   in a 200, at the end of what was already sent, too.
    init(_ data: Data, variables: OpenMeteoVariables) throws(FetchError) {
        guard data.range(of: Data("Unexpected error while streaming data".utf8), options: .backwards) == nil else {
            throw .serverTrouble(status: 200)
        }
        root = try JSONObject(allowingNotANumber: data)
        guard root.members["error"] as? Bool != true else { throw .serverTrouble(status: 200) }
        let offset = root.number("utc_offset_seconds") ?? 0
        guard let fixedZone = TimeZone(offset: offset) else { throw .unreadableAnswer }
        clock = OpenMeteoClock(utcOffset: fixedZone.secondsFromGMT())
        timeZone = root.text("timezone").flatMap(TimeZone.init(identifier:)) ?? fixedZone
        self.variables = variables
    }

    /// Whether the section is there, with a list of times that is empty.
    func isWithoutRows(_ section: String) -> Bool {
        (root.object(section)?.members["time"] as? [Any])?.isEmpty == true
    }

    /// What `read` makes of each row of a section that has a time; none where there is no such section.
    func rows<Row>(_ section: String, _ read: (OpenMeteoTable, Int, OpenMeteoClock) -> Row?) -> [Row] {
        guard let members = root.object(section) else { return [] }
        // Old answers label `current_weather` nowhere, but the same variables in `hourly_units`.
        let units = ["\(section)_units", "hourly_units"].compactMap { root.object($0) }
        let table = OpenMeteoTable(members, units: units, variables: variables)
        return table.rows.compactMap { read(table, $0, clock) }
    }
}
