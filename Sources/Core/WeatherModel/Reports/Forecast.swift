public import Foundation

/// The parts of one source's answer for one place.
public struct Forecast: Sendable, Hashable, Codable {
    /// The source of the answer.
    public var source: WeatherSource
    /// The time the source made the forecast; nil if it does not say.
    public var issuedAt: Date?
    /// The time the answer arrived.
    public var fetchedAt: Date
    /// The time before which the source asks not to be asked again; nil if it does not say.
    public var validUntil: Date?
    /// The time zone of the place, in which days begin and times are shown.
    public var timeZone: TimeZone
    /// The current conditions; nil if the answer had none.
    public var current: CurrentConditions?
    /// Precipitation in steps shorter than an hour, in ascending order of time; empty if the answer had none.
    public var minutes: [PrecipitationStep]
    /// The hourly forecast in ascending order of time; empty if the answer had none.
    public var hours: [Hour]
    /// The daily forecast in ascending order of date; empty if the answer had none.
    public var days: [Day]

    /// Makes an answer; parts that are left out are missing.
    public init(
        source: WeatherSource, issuedAt: Date? = nil, fetchedAt: Date, validUntil: Date? = nil, timeZone: TimeZone,
        current: CurrentConditions? = nil, minutes: [PrecipitationStep] = [], hours: [Hour] = [], days: [Day] = []
    ) {
        self.source = source
        self.issuedAt = issuedAt
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
        self.timeZone = timeZone
        self.current = current
        self.minutes = minutes
        self.hours = hours
        self.days = days
    }
}
