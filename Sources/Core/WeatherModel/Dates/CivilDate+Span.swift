public import Foundation

extension CivilDate {
    /// Returns the period from the first instant of the day to that of the next day: 23, 24 or 25 hours as a rule.
    ///
    /// Returns nil for a day that the time zone skipped.
    public func span(in zone: TimeZone) -> Range<Date>? {
        guard let start = start(in: zone) else { return nil }
        // No time zone has ever skipped two days in a row.
        for days in 1...2 {
            if let end = CivilDate(dayNumber: dayNumber + days).start(in: zone), end > start { return start..<end }
        }
        return nil
    }
}
