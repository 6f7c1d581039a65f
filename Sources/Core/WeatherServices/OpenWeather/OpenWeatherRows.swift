import Foundation
import WeatherModel

/// The kinds of rows in One Call answers, each of which is an answer of its own in version 4.0.
enum OpenWeatherRows: String, CaseIterable {
    case current
    case minutes = "timeline/1min"
    case hours = "timeline/1h"
    case days = "timeline/1day"

    /// The most rows read; the longest answer has 30 days of hours.
    static let limit = 1000

    /// The path of the rows in version 4.0.
    var path: String { "/data/4.0/onecall/\(rawValue)" }
}

extension Temperature {
    /// Reads degrees Celsius, or kelvins from a server that ignores the requested units.
    ///
    /// No plausible air temperature can be taken for the other unit.
    init?(openWeather number: Double?) {
        let isKelvin = number.map { (170...345).contains($0) } ?? false
        self.init(checking: isKelvin ? number.map { (($0 - 273.15) * 100).rounded() / 100 } : number)
    }
}

extension Day {
    /// Reads a day of One Call or of the daily forecast of paid plans; nil for a row without a time or without a value.
    init?(openWeather row: JSONObject, in zone: TimeZone) {
        // The time is about noon at the place.
        guard let noon = row.openWeatherMoment("dt"), let temperatures = row.object("temp") else { return nil }
        self.init(date: CivilDate(noon, in: zone))
        condition = row.objects("weather")?.first?.number("id").map(OpenWeatherCondition.condition)
        high = Temperature(openWeather: temperatures.number("max"))
        low = Temperature(openWeather: temperatures.number("min"))
        precipitation = row.openWeatherPrecipitation(nil)
        precipitationProbability = row.openWeatherProbability
        windSpeedMax = Speed(checking: row.number("wind_speed") ?? row.number("speed"))
        windGustMax = Speed(checking: row.number("wind_gust") ?? row.number("gust"))
        windDirection = Bearing(checking: row.number("wind_deg") ?? row.number("deg"))
        uvIndexMax = UVIndex(checking: row.number("uvi"))
        if let rise = row.openWeatherMoment("sunrise"), let set = row.openWeatherMoment("sunset"), rise < set {
            (sunrise, sunset) = (rise, set)
        }
        guard saysAnything else { return nil }
        if row.openWeatherIsDry, high != nil { precipitation = Precipitation(0) }
    }
}

extension Forecast {
    /// Joins the results of several requests to one source, each part from the first result that has it; the whole is
    /// as old as the oldest one.
    ///
    /// - Throws: The error of the first request if all failed; `cancelled` if any was cancelled.
    init(joining results: [Result<Forecast, FetchError>]) throws(FetchError) {
        guard !results.contains(.failure(.cancelled)) else { throw .cancelled }
        let forecasts = results.compactMap(\.success)
        guard var joined = forecasts.first else { throw results.first?.failure ?? .unknown }
        for other in forecasts.dropFirst() {
            joined.fetchedAt = min(joined.fetchedAt, other.fetchedAt)
            joined.current = joined.current ?? other.current
            if joined.minutes.isEmpty { joined.minutes = other.minutes }
            if joined.hours.isEmpty { joined.hours = other.hours }
            if joined.days.isEmpty { joined.days = other.days }
        }
        self = joined
    }
}
