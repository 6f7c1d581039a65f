import Foundation
import WeatherModel

/// Reads the times of an answer, which all have one fixed UTC offset.
///
/// It is the offset at the moment of the request. Across a change of the clocks the local times continue with it, even
/// through times that do not exist, so they must not be read by the rules of the time zone.
struct OpenMeteoClock {
    /// The seconds east of Greenwich, at most 18 hours.
    let utcOffset: Int

    /// Returns the instant of "2026-03-08T02:00" in the fixed offset, or of Unix seconds in UTC.
    func instant(_ cell: Any?) -> Date? {
        guard let text = cell as? String else { return seconds(cell).map(Date.init(timeIntervalSince1970:)) }
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = CivilDate(String(parts[0])) else { return nil }
        let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false)
        // Int() would accept "+1" as an hour.
        guard (2...3).contains(clock.count), clock.allSatisfy({ $0.utf8.count == 2 && $0.first?.isNumber == true }),
            let hour = Int(clock[0]), let minute = Int(clock[1]), (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        let local = day.dayNumber * 86400 + hour * 3600 + minute * 60
        return Date(timeIntervalSince1970: TimeInterval(local - utcOffset))
    }

    /// Returns the date of "2026-03-08", or of the Unix seconds at which the day begins.
    func day(_ cell: Any?) -> CivilDate? {
        if let text = cell as? String { return CivilDate(text) }
        return seconds(cell).map { CivilDate(dayNumber: Int((($0 + Double(utcOffset)) / 86400).rounded(.down))) }
    }

    private func seconds(_ cell: Any?) -> TimeInterval? {
        guard let seconds = cell.flatMap(JSONObject.number), abs(seconds) < 1e11 else { return nil }
        return seconds
    }
}
