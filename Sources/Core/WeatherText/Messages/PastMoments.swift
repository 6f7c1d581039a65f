import Foundation
import WeatherModel

/// Times of what has happened: a clock that was set back since shows them as still to come.
extension SentenceContext {
    /// Returns "at 14:05"; of a day that is still to come its date alone, as the age of a page has it.
    func pastAt(_ date: Date) -> String {
        isAhead(date) ? tr("on {date}", ["date": day(of: date)]) : moment(date, .at)
    }

    /// Returns "14:05"; of a day that is still to come its date alone.
    func past(_ date: Date) -> String { isAhead(date) ? day(of: date) : moment(date) }

    /// Returns "since 14:05"; nil where that is still to come, since when nothing can have gone on.
    func pastSince(_ date: Date) -> String? {
        date.timeIntervalSince(now) > Self.correction ? nil : moment(date, .since)
    }

    /// The seconds by which clocks are corrected rather than set back.
    private static let correction: TimeInterval = 60

    private func isAhead(_ date: Date) -> Bool { CivilDate(date, in: zone) > CivilDate(now, in: zone) }

    private func day(of date: Date) -> String {
        formatter.date(CivilDate(date, in: zone), from: CivilDate(now, in: zone))
    }
}
