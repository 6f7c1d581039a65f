public import Foundation

extension WeatherReport {
    /// The parts of a newer answer that tell so much less of the time to come than this report does, of the same source,
    /// that something must be wrong with them: less than a quarter of the hours, or of the days.
    ///
    /// What is known shrinks as time goes by, so a source that really has become poorer is taken at its word after a while.
    ///
    /// - Parameter now: From which on it counts.
    public func poorerParts(of newer: WeatherReport, at now: Date) -> Set<WeatherPart> {
        var parts: Set<WeatherPart> = []
        if let hours, let newerHours = newer.hours, hours.source.id == newerHours.source.id,
            4 * Self.told(newerHours.value, from: now) < Self.told(hours.value, from: now)
        {
            parts.insert(.hours)
        }
        let today = CivilDate(now, in: timeZone)
        if let days, let newerDays = newer.days, days.source.id == newerDays.source.id,
            4 * Self.told(newerDays.value, from: today) < Self.told(days.value, from: today)
        {
            parts.insert(.days)
        }
        return parts
    }

    /// Leaves the parts of hours and days missing that are named.
    public mutating func forget(_ parts: Set<WeatherPart>) {
        if parts.contains(.hours) { hours = nil }
        if parts.contains(.days) { days = nil }
    }

    private static func told(_ hours: [Hour], from now: Date) -> TimeInterval {
        hours.filter { $0.time > now && $0.temperature != nil }.reduce(0) { $0 + $1.duration }
    }

    private static func told(_ days: [Day], from today: CivilDate) -> Int {
        days.count { $0.date >= today && ($0.high != nil || $0.low != nil) }
    }
}
