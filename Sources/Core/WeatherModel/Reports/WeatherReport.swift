public import Foundation

/// All that is known of one place's weather, part by part, each from the source that gave it.
public struct WeatherReport: Sendable, Hashable, Codable {
    /// The place's zone, in which its days are cut and its times are shown.
    public var timeZone: TimeZone
    /// The weather now.
    public var current: Sourced<CurrentConditions>?
    /// Steps shorter than an hour, in rising order, for the next hours only.
    public var minutes: Sourced<[PrecipitationStep]>?
    /// In rising order of time.
    public var hours: Sourced<[Hour]>?
    /// In rising order of date.
    public var days: Sourced<[Day]>?
    /// What is in the air, now and forecast.
    public var airQuality: Sourced<AirQualityReport>?
    /// Warnings in force or announced for the place; an empty list says that there are none.
    public var alerts: Sourced<[Alert]>?
    /// Why a part was not in the last answer that should have had it; those that were are not among them.
    public var gaps: [WeatherPart: PartGap] = [:]

    /// Every part left out is missing.
    public init(
        timeZone: TimeZone, current: Sourced<CurrentConditions>? = nil, minutes: Sourced<[PrecipitationStep]>? = nil,
        hours: Sourced<[Hour]>? = nil, days: Sourced<[Day]>? = nil, airQuality: Sourced<AirQualityReport>? = nil,
        alerts: Sourced<[Alert]>? = nil
    ) {
        self.timeZone = timeZone
        self.current = current
        self.minutes = minutes
        self.hours = hours
        self.days = days
        self.airQuality = airQuality
        self.alerts = alerts
    }
}
