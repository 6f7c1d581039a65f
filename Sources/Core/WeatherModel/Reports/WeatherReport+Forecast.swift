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
}
