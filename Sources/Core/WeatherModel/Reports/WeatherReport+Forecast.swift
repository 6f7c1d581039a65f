public import Foundation

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
        }
    }
}
