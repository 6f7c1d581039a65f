import Foundation
import WeatherModel

/// The structure shared by Open-Meteo's answers: sections of rows, and a single UTC offset for all times.
struct OpenMeteoAnswer {
    /// The time zone of the place, or its UTC offset if this machine does not know the zone.
    let timeZone: TimeZone
    /// The height above sea level that the values were reduced to; nil if the answer does not say.
    let elevation: Distance?

    private let root: JSONObject
    private let clock: OpenMeteoClock
    private let variables: OpenMeteoVariables

    /// Reads an answer, of the first place if it has several.
    ///
    /// - Throws: `unreadableAnswer` if the data are not JSON or have an impossible UTC offset; `serverTrouble` for an
    ///   error in an answer of status 200, also after data that were already sent.
    init(_ data: Data, variables: OpenMeteoVariables) throws(FetchError) {
        do {
            root = try JSONObject(allowingNotANumber: data)
        } catch {
            // What an open answer ends with is no JSON any more.
            guard data.range(of: Data("Unexpected error while streaming data".utf8)) == nil else {
                throw .serverTrouble(status: 200)
            }
            throw error
        }
        guard root.members["error"]?.bool != true else { throw .serverTrouble(status: 200) }
        let offset = root.number("utc_offset_seconds") ?? 0
        guard let fixedZone = TimeZone(offset: offset) else { throw .unreadableAnswer }
        clock = OpenMeteoClock(utcOffset: fixedZone.secondsFromGMT())
        timeZone = root.text("timezone").flatMap(TimeZone.init(identifier:)) ?? fixedZone
        elevation = Distance(checking: root.number("elevation"))
        self.variables = variables
    }

    /// Returns the days with values of the hours where the answer's own are those of another day, as its days keep the
    /// offset of the moment of the request across a change of the clocks.
    func regrouped(_ days: [Day], by hours: [Hour]) -> [Day] {
        let shifted = days.filter { day in
            let start = Date(timeIntervalSince1970: TimeInterval(day.date.dayNumber * 86400 - clock.utcOffset))
            return day.date.span(in: timeZone).map { $0 != start..<start.addingTimeInterval(86400) } ?? false
        }
        guard !shifted.isEmpty else { return days }
        let own = [Day].built(from: hours, in: timeZone).filter { !$0.isPartial }
        let byDate = Dictionary(own.map { ($0.date, $0) }) { first, _ in first }
        return days.map { day in
            guard shifted.contains(where: { $0.date == day.date }), let built = byDate[day.date] else { return day }
            var regrouped = [built].filled(from: [day])[0]
            (regrouped.sunrise, regrouped.sunset) = (day.sunrise, day.sunset)
            return regrouped
        }
    }

    /// Returns whether the answer has the section, with an empty list of times.
    func isWithoutRows(_ section: String) -> Bool {
        root.object(section)?.list("time")?.isEmpty == true
    }

    /// Returns the rows with a time that can be read; empty if the answer does not have the section.
    ///
    /// - Parameter reader: Makes of a table what reads its rows by their numbers.
    func rows<Row>(_ section: String, _ reader: (OpenMeteoTable, OpenMeteoClock) -> (Int) -> Row?) -> [Row] {
        guard let members = root.object(section) else { return [] }
        // In old answers `current_weather` has no units of its own; those of the same variables are in `hourly_units`.
        let units = ["\(section)_units", "hourly_units"].compactMap { root.object($0) }
        let table = OpenMeteoTable(members, units: units, variables: variables)
        return table.rows.compactMap(reader(table, clock))
    }
}
