public import Foundation

/// The known weather of one place, in parts that each have a source of their own.
public struct WeatherReport: Sendable, Hashable, Codable {
    /// The time zone of the place, in which days begin and times are shown.
    public var timeZone: TimeZone
    /// The current conditions.
    public var current: Sourced<CurrentConditions>?
    /// Precipitation in steps shorter than an hour for the next hours, in ascending order of time.
    public var minutes: Sourced<[PrecipitationStep]>?
    /// The hourly forecast in ascending order of time.
    public var hours: Sourced<[Hour]>?
    /// The daily forecast in ascending order of date.
    public var days: Sourced<[Day]>?
    /// The present and the forecast air quality.
    public var airQuality: Sourced<AirQualityReport>?
    /// Warnings in force or announced for the place; an empty list means that there are none.
    public var alerts: Sourced<[Alert]>?
    /// The reasons why parts were missing from the last answer that should have had them; parts that were there have no
    /// entry.
    public var gaps: [WeatherPart: PartGap] = [:]

    /// Makes a report; parts that are left out are missing.
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
