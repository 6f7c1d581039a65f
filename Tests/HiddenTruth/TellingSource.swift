public import Foundation
public import WeatherModel

@testable import WeatherServices

/// A source that tells the true weather in its own format, with its steps, gaps and rounding, read by the real decoder.
public enum TellingSource: CaseIterable, Sendable {
    case openMeteo, openMeteoWithQuarters, metNorway, brightSky, oneCall, openWeather, nationalWeatherService

    /// The length of the steps in which it tells the next hours, in seconds.
    public var step: TimeInterval {
        switch self {
        case .openMeteoWithQuarters: 900
        case .openWeather: 10_800
        default: 3600
        }
    }

    /// The hours from now on after which its steps are six hours long; nil where they never are.
    public var coarseAfter: Int? { self == .metNorway ? 54 : nil }

    /// The greatest difference in degrees between what it tells and the true temperature at an instant.
    public var rounding: Double { self == .nationalWeatherService ? 0.5 : 0 }

    /// The seconds that may have passed since the weather it calls the present one.
    public var lag: TimeInterval {
        switch self {
        case .openMeteo: 1800
        case .brightSky, .nationalWeatherService: 3600
        case .openWeather: 600
        // Its quarters tell the present one, too.
        case .openMeteoWithQuarters: 0
        case .metNorway, .oneCall: 0
        }
    }

    /// Returns what the program makes of its answer.
    public func report(of truth: TrueWeather) throws -> WeatherReport {
        var forecast =
            switch self {
            case .openMeteo, .openMeteoWithQuarters:
                try OpenMeteoForecastDecoder(fetchedAt: truth.now).forecast(from: Self.data(openMeteo(truth)))
            case .metNorway:
                try MetNorwayDecoder(fetchedAt: truth.now, timeZone: truth.place.zone)
                    .forecast(from: Self.data(metNorway(truth)))
            case .brightSky: try brightSkyForecast(truth)
            case .oneCall:
                try OpenWeatherOneCallDecoder(fetchedAt: truth.now).forecast(from: Self.data(oneCall(truth)))
            case .openWeather: try openWeatherForecast(truth)
            case .nationalWeatherService: try nwsForecast(truth)
            }
        // As the services do for a place whose zone is known.
        forecast.timeZone = truth.place.zone
        // As `CataloguedSource` does where a source gives none.
        if forecast.days.isEmpty { forecast.days = [Day].built(from: forecast.hours, in: truth.place.zone) }
        return WeatherReport(forecast)
    }

    static func data(_ answer: [String: Any]) throws -> Data { try JSONSerialization.data(withJSONObject: answer) }

    /// The instant that an observation of the present is of.
    func observed(_ truth: TrueWeather) -> Date {
        let age = (truth.now.timeIntervalSince1970 / 60).truncatingRemainder(dividingBy: min(lag / 60, 50))
        return truth.now.addingTimeInterval(-60 * age.rounded(.down))
    }

    /// Returns the numbers of the hours from the present one on, without the gaps.
    func hoursFromNow(_ truth: TrueWeather) -> [Int] {
        (truth.index(truth.now)..<TrueWeather.hours).filter { !truth.gaps.contains($0) }
    }

    func period(_ truth: TrueWeather, endingAt index: Int, hours: Int = 1) -> Range<Date> {
        truth.hour(index - hours)..<truth.hour(index)
    }

    /// Returns the sum in tenths of a millimetre.
    func tenths(_ truth: TrueWeather, _ period: Range<Date>) -> Double { (truth.sum(period) * 10).rounded() / 10 }

    /// Returns the code of the World Meteorological Organization as Open-Meteo uses it.
    func wmo(_ fall: TrueFall?, rate: Double, cloud: Double) -> Int {
        switch fall {
        case .rain?: rate < 2.5 ? 61 : rate < 7.6 ? 63 : 65
        case .snow?: rate < 1 ? 71 : rate < 5 ? 73 : 75
        case .thunder?: 95
        case nil: cloud < 12 ? 0 : cloud < 40 ? 1 : cloud < 80 ? 2 : 3
        }
    }
}
