public import Foundation

/// What one source said about one place in one answer.
public struct Forecast: Sendable, Hashable, Codable {
    /// Who said it.
    public var source: WeatherSource
    /// When the answer arrived.
    public var fetchedAt: Date
    /// The place's zone, in which its days are cut and its times are shown.
    public var timeZone: TimeZone
    /// Nil where the answer had no such part.
    public var current: CurrentConditions?
    /// In rising order of time; empty where the answer had none.
    public var hours: [Hour]
    /// In rising order of date; empty where the answer had none.
    public var days: [Day]

    /// The parts left out are missing.
    public init(
        source: WeatherSource, fetchedAt: Date, timeZone: TimeZone, current: CurrentConditions? = nil,
        hours: [Hour] = [], days: [Day] = []
    ) {
        self.source = source
        self.fetchedAt = fetchedAt
        self.timeZone = timeZone
        self.current = current
        self.hours = hours
        self.days = days
    }
}
