import Foundation
@testable import WeatherServices

extension FuzzedDecoder {
    /// Every decoder there is.
    public static let all: [FuzzedDecoder] = [
        FuzzedDecoder("open-meteo-forecast", corpus: "open-meteo/forecast_") {
            _ = try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("open-meteo-geocoding", corpus: "open-meteo/search_") {
            _ = try OpenMeteoGeocodingDecoder().locations(from: $0)
        },
        FuzzedDecoder("open-meteo-refusal", corpus: "open-meteo/error_") {
            let refusal = HTTPResponse(status: 429, body: $0)
            do throws(FetchError) {
                _ = try refusal.checkedOpenMeteoBody(now: arrival)
            } catch .quotaExceeded(.some) {
                return
            }
        },
        FuzzedDecoder("openweather-current", corpus: "openweather/weather_", "openweather/error_") {
            _ = try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("open-meteo-air-quality", corpus: "open-meteo-air-quality/air_") {
            _ = try OpenMeteoAirQualityDecoder(fetchedAt: arrival).report(from: $0)
        },
        FuzzedDecoder("openweather-forecast", corpus: "openweather/forecast_") {
            _ = try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("openweather-one-call", corpus: "openweather/one_call_") {
            _ = try OpenWeatherOneCallDecoder(fetchedAt: arrival).forecast(from: $0)
        },
        FuzzedDecoder("openweather-one-call-page", corpus: "openweather/one_call4_") {
            for rows in OpenWeatherRows.allCases {
                _ = try? OpenWeatherOneCallDecoder(fetchedAt: arrival).page(of: rows, from: $0)
            }
        },
        FuzzedDecoder("openweather-air", corpus: "openweather/air_") {
            _ = try OpenWeatherAirQualityDecoder(fetchedAt: arrival).air(from: $0)
        },
        FuzzedDecoder("openweather-geocoding", corpus: "openweather/places_") {
            _ = try OpenWeatherGeocodingDecoder(now: arrival).locations(from: $0)
        },
        FuzzedDecoder("nominatim", corpus: "nominatim/search_", "nominatim/error_") {
            _ = try NominatimDecoder().locations(from: $0)
        },
        FuzzedDecoder("weather-underground", corpus: "weather-underground/") {
            guard WeatherUnderground.Observation(weatherUnderground: $0) != nil else { throw FetchError.unknown }
        },
    ]

    private static let arrival = Date(timeIntervalSince1970: 1_768_478_400)
}
