public import Foundation

extension WeatherReport {
    /// The parts of one source's answer; those the answer does not have are missing.
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

    /// The parts there are.
    public var parts: Set<WeatherPart> {
        Set(WeatherPart.allCases.filter { fetchedAt($0) != nil })
    }

    /// When the part arrived; nil where it is missing.
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

    /// Takes over every part that `newer` has and keeps the others.
    public mutating func merge(_ newer: WeatherReport) {
        // Air quality and alerts name no zone.
        if [.current, .minutes, .hours, .days].contains(where: { newer.fetchedAt($0) != nil }) {
            timeZone = newer.timeZone
        }
        current = newer.current ?? current
        minutes = newer.minutes ?? minutes
        hours = newer.hours ?? hours
        days = newer.days ?? days
        airQuality = newer.airQuality ?? airQuality
        alerts = newer.alerts ?? alerts
    }
}
