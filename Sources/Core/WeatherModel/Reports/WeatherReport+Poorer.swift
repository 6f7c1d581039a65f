public import Foundation

extension WeatherReport {
    /// Returns the parts of a newer answer of the same source that are suspiciously short: less than a quarter of the
    /// future hours, or of the days, that this report has.
    ///
    /// The known hours decrease with time, so a source that permanently gives less is accepted after a while.
    ///
    /// - Parameter now: The time from which on hours and days are counted.
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

    /// Removes the hours and the days if they are among the given parts; other parts are left as they are.
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
