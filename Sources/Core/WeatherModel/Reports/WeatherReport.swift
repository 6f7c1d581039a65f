public import Foundation

/// The known weather of one place, in parts that each have a source of their own.
public struct WeatherReport: Sendable, Hashable, Codable {
    /// The time zone of the place, in which days begin and times are shown.
    public var timeZone: TimeZone
    /// The height of the place above sea level as the last source that said one takes it; nil if none did, and in a summary.
    public var elevation: Distance?
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
    /// How far the runs of an ensemble lie apart, in ascending order of time.
    public var spread: Sourced<[TemperatureSpread]>?
    /// The reasons why parts were missing from the last answer that should have had them; parts that were there have no
    /// entry.
    public var gaps: [WeatherPart: PartGap] = [:]

    /// Makes a report; parts that are left out are missing.
    public init(
        timeZone: TimeZone, current: Sourced<CurrentConditions>? = nil, minutes: Sourced<[PrecipitationStep]>? = nil,
        hours: Sourced<[Hour]>? = nil, days: Sourced<[Day]>? = nil, airQuality: Sourced<AirQualityReport>? = nil,
        alerts: Sourced<[Alert]>? = nil, spread: Sourced<[TemperatureSpread]>? = nil
    ) {
        self.timeZone = timeZone
        self.current = current
        self.minutes = minutes
        self.hours = hours
        self.days = days
        self.airQuality = airQuality
        self.alerts = alerts
        self.spread = spread
    }
}

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

extension WeatherReport {
    /// Makes a report from one source's answer; parts that the answer does not have are missing.
    public init(_ forecast: Forecast) {
        func part<Value>(_ value: Value) -> Sourced<Value> {
            Sourced(
                value, source: forecast.source, issuedAt: forecast.issuedAt, fetchedAt: forecast.fetchedAt,
                validUntil: forecast.validUntil)
        }
        self.init(
            timeZone: forecast.timeZone,
            current: forecast.current.map(part),
            minutes: forecast.minutes.isEmpty ? nil : part(forecast.minutes),
            hours: forecast.hours.isEmpty ? nil : part(forecast.hours),
            days: forecast.days.isEmpty ? nil : part(forecast.days))
        elevation = forecast.elevation
    }

    /// The parts that the report has.
    public var parts: Set<WeatherPart> {
        Set(WeatherPart.allCases.filter { fetchedAt($0) != nil })
    }

    /// The parts that the last answer lacked or that nobody offers, as opposed to those that failed.
    public var absentParts: Set<WeatherPart> { Set(gaps.filter { $1.kind != .failed }.keys) }

    /// Returns the time the part arrived; nil if it is missing.
    public func fetchedAt(_ part: WeatherPart) -> Date? {
        switch part {
        case .current: current?.fetchedAt
        case .minutes: minutes?.fetchedAt
        case .hours: hours?.fetchedAt
        case .days: days?.fetchedAt
        case .airQuality: airQuality?.fetchedAt
        case .alerts: alerts?.fetchedAt
        case .spread: spread?.fetchedAt
        }
    }

    /// Returns the source of the part; nil if the part is missing.
    public func source(of part: WeatherPart) -> WeatherSource? {
        switch part {
        case .current: current?.source
        case .minutes: minutes?.source
        case .hours: hours?.source
        case .days: days?.source
        case .airQuality: airQuality?.source
        case .alerts: alerts?.source
        case .spread: spread?.source
        }
    }

    /// Replaces the part by that of the other report, which may lack it.
    public mutating func copy(_ part: WeatherPart, from other: WeatherReport) {
        switch part {
        case .current: current = other.current
        case .minutes: minutes = other.minutes
        case .hours: hours = other.hours
        case .days: days = other.days
        case .airQuality: airQuality = other.airQuality
        case .alerts: alerts = other.alerts
        case .spread: spread = other.spread
        }
    }
}
