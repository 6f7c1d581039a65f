public import Foundation

/// Where and when a sentence is read, and how its values are written.
public struct Telling: Sendable {
    /// Numbers, units and dates.
    public let formatter: WeatherFormatter
    /// The place's zone.
    public let zone: TimeZone
    /// The present.
    public let now: Date

    /// Sentences about a place are told in the place's zone.
    public init(_ formatter: WeatherFormatter, in zone: TimeZone, at now: Date) {
        self.formatter = formatter
        self.zone = zone
        self.now = now
    }

    /// "16:00", "03:00 tomorrow".
    package func moment(_ date: Date) -> String {
        formatter.moment(date, in: zone, at: now)
    }

    /// "about 16:00" within a day, "Sunday morning" later; within a sentence, after "until".
    package func about(_ date: Date) -> String {
        guard date.timeIntervalSince(now) > 86_400 else { return tr("about {time}", ["time": moment(date)]) }
        return formatter.partOfDay(date, in: zone, at: now)
    }
}
