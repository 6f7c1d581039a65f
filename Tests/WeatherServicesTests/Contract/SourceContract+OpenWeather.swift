import Foundation
import WeatherModel

@testable import WeatherServices

extension SourceContract {
    /// Each product of OpenWeather.
    static func openWeather() throws -> [SourceContract] {
        try [free(), oneCall3(), oneCall4()]
    }

    private static func service(
        _ product: OpenWeatherProduct
    ) -> @Sendable (any HTTPTransport, @escaping @Sendable () -> Date) -> any WeatherFetching {
        { OpenWeatherService(transport: $0, key: APIKey("key"), product: product, now: $1) }
    }

    private static func free() throws -> SourceContract {
        SourceContract(
            name: "OpenWeather", source: .openWeather, location: try place(37.3861, -122.0839),
            arrival: "2019-06-12T14:45:00Z",
            answers: [
                "/data/2.5/weather": "openweather/weather_mountain_view.json",
                "/data/2.5/forecast": "openweather/forecast_chatham.json",
            ],
            service: service(.free), parts: [.current, .hours], zone: "GMT-0700", kind: .forecast,
            current: Known(
                time: "2019-06-12T14:44:05Z", temperature: 9.4, windSpeed: 1.5, windDirection: 350,
                seaLevelPressure: 1023, visibility: 16093, condition: .clear),
            hour: Known(
                time: "2026-04-04T11:00:00Z", temperature: 14.6, windSpeed: 8.5, windDirection: 230,
                precipitation: 0.75, seaLevelPressure: 1009.5, visibility: 10000, condition: .lightRain),
            kept: ["dt", "timezone", "cod", "sunrise", "sunset", "lat", "lon"], measuredTexts: ["temp"],
            forbidden: .keyRefused)
    }

    private static func oneCall3() throws -> SourceContract {
        SourceContract(
            name: "OpenWeather's One Call 3.0", source: .openWeather, location: try place(-13.83, -171.77),
            arrival: "2026-01-15T00:01:40Z", answers: ["/data/3.0/onecall": "openweather/one_call_apia.json"],
            service: service(.oneCall3), parts: [.current, .minutes, .hours, .days], zone: "Pacific/Apia",
            kind: .forecast,
            current: Known(
                time: "2026-01-15T00:00:00Z", temperature: 29.5, windSpeed: 4.1, windDirection: 90, precipitation: 1.25,
                seaLevelPressure: 1008, visibility: 10000, condition: .lightRainShowers),
            hour: Known(
                time: "2026-01-15T01:00:00Z", temperature: 29, windSpeed: 4, windDirection: 95, visibility: 10000,
                condition: .partlyCloudy),
            day: ("2026-01-15", 30.25),
            kept: ["dt", "timezone_offset", "sunrise", "sunset", "moonrise", "lat", "lon", "start", "end"],
            forbidden: .keyRefused)
    }

    private static func oneCall4() throws -> SourceContract {
        let path = "/data/4.0/onecall"
        return SourceContract(
            name: "OpenWeather's One Call 4.0", source: .openWeather, location: try place(-13.83, -171.77),
            arrival: "2026-01-15T00:01:40Z",
            answers: [
                path + "/current": "openweather/one_call4_current.json",
                path + "/timeline/1min": "openweather/one_call4_minutes.json",
                path + "/timeline/1h": "openweather/one_call4_hours_1.json",
                path + "/timeline/1day": "openweather/one_call4_days.json",
            ],
            service: service(.oneCall4), parts: [.current, .minutes, .hours, .days], zone: "Pacific/Apia",
            kind: .forecast,
            current: Known(
                time: "2026-01-15T00:00:00Z", temperature: 29.5, precipitation: 4.5, condition: .lightRainShowers),
            hour: Known(time: "2026-01-15T01:00:00Z", temperature: 28, condition: .partlyCloudy),
            day: ("2026-01-15", 30.25),
            kept: ["dt", "timezone_offset", "sunrise", "sunset", "moonrise", "lat", "lon"], forbidden: .keyRefused)
    }
}
