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
    func instant(_ cell: JSONElement?) -> Date? {
        guard let text = cell?.text else { return seconds(cell).map(Date.init(timeIntervalSince1970:)) }
        // A date has ten bytes, and "T" is the next one.
        let (date, rest) = (text.utf8.prefix(10), text.utf8.dropFirst(10))
        guard rest.first == UInt8(ascii: "T"), let day = CivilDate(String(Substring(date))),
            let clock = ISOInstant.clock(Substring(rest.dropFirst()))
        else { return nil }
        // Rows are minutes; a server that writes seconds, too, means the same rows.
        let local = day.dayNumber * 86400 + clock / 60 * 60
        return Date(timeIntervalSince1970: TimeInterval(local - utcOffset))
    }

    /// Returns the date of "2026-03-08", or of the Unix seconds at which the day begins.
    func day(_ cell: JSONElement?) -> CivilDate? {
        if let text = cell?.text { return CivilDate(text) }
        return seconds(cell).map { CivilDate(dayNumber: Int((($0 + Double(utcOffset)) / 86400).rounded(.down))) }
    }

    private func seconds(_ cell: JSONElement?) -> TimeInterval? {
        guard let seconds = cell?.number, abs(seconds) < 1e11 else { return nil }
        return seconds
    }
}
