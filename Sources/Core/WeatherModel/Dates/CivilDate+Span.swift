public import Foundation

extension CivilDate {
    /// From the day's first instant to that of the next one: 23, 24 or 25 hours as a rule.
    ///
    /// Nil for a day that the zone left out.
    public func span(in zone: TimeZone) -> Range<Date>? {
        guard let start = start(in: zone) else { return nil }
        // No zone ever left out two days running.
        for days in 1...2 {
            if let end = CivilDate(dayNumber: dayNumber + days).start(in: zone), end > start { return start..<end }
        }
        return nil
    }
}
