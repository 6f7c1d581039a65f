import Foundation
import WeatherModel

/// The answer to one request to a source, which contains one or several parts.
enum SourceAnswer: Sendable {
    case forecast(Forecast)
    case airQuality(Sourced<AirQualityReport>)
    case alerts(Sourced<[Alert]>)

    /// The kinds of answers.
    enum Kind: String, Sendable, Hashable {
        case forecast, airQuality, alerts

        init(_ part: WeatherPart) {
            switch part {
            case .airQuality: self = .airQuality
            case .alerts: self = .alerts
            case .current, .minutes, .hours, .days: self = .forecast
            }
        }
    }

    /// Copies the part into the report; returns whether the answer has it.
    func give(_ part: WeatherPart, to report: inout WeatherReport) -> Bool {
        let own: WeatherReport
        switch self {
        case .forecast(let forecast): own = WeatherReport(forecast)
        case .airQuality(let air): own = WeatherReport(timeZone: report.timeZone, airQuality: air)
        case .alerts(let alerts): own = WeatherReport(timeZone: report.timeZone, alerts: alerts)
        }
        switch part {
        case .current: report.current = own.current
        case .minutes: report.minutes = own.minutes
        case .hours: report.hours = own.hours
        case .days: report.days = own.days
        case .airQuality: report.airQuality = own.airQuality.flatMap { $0.value.isEmpty ? nil : $0 }
        case .alerts: report.alerts = own.alerts
        }
        return report.fetchedAt(part) != nil
    }

    /// Returns whether the answer has the part.
    func has(_ part: WeatherPart) -> Bool {
        var report = WeatherReport(timeZone: .gmt)
        return give(part, to: &report)
    }

    /// The time zone of the place, which only forecasts contain; nil for other answers.
    var timeZone: TimeZone? {
        if case .forecast(let forecast) = self { forecast.timeZone } else { nil }
    }
}

extension AirQualityReport {
    fileprivate var isEmpty: Bool { current == nil && hours.isEmpty }
}
