import Foundation
import WeatherModel

@testable import WeatherServices

extension SourceContract {
    /// Every source of forecasts, each with answers of its own.
    static func all() throws -> [SourceContract] {
        try [openMeteo(), metNorway(), nationalWeatherService(), brightSky()] + openWeather() + weatherUnderground()
    }

    private static func openMeteo() throws -> SourceContract {
        SourceContract(
            name: "Open-Meteo", source: .openMeteo, location: try place(51.5085, -0.1257),
            arrival: "2026-07-15T11:05:00Z",
            answers: ["/v1/forecast": "open-meteo/forecast_london_july.json"],
            service: { OpenMeteoForecastService(transport: $0, now: $1) }, parts: [.current, .hours, .days],
            zone: "Europe/London", kind: .forecast,
            current: Known(
                time: "2026-07-15T11:00:00Z", temperature: 22.4, precipitation: 0, seaLevelPressure: 1019.9,
                visibility: 24140, condition: .mostlyClear),
            kept: ["utc_offset_seconds", "latitude", "longitude", "interval"])
    }

    private static func metNorway() throws -> SourceContract {
        SourceContract(
            name: "MET Norway", source: .metNorway, location: try place(60.3913, 5.3221, zone: "Europe/Oslo"),
            arrival: "2026-03-09T14:20:00Z",
            answers: ["/weatherapi/locationforecast/2.0/complete": "met-norway/complete_bergen_march.json"],
            service: { MetNorwayService(transport: $0, now: $1) }, parts: [.current, .hours], zone: "Europe/Oslo",
            kind: .forecast,
            current: Known(
                time: "2026-03-09T14:00:00Z", temperature: 4.6, windSpeed: 7, windDirection: 202.3, precipitation: 0.3,
                seaLevelPressure: 1002.1, condition: .rain),
            hour: Known(
                time: "2026-03-09T15:00:00Z", temperature: 5, windSpeed: 7.5, precipitation: 1.2, condition: .rain),
            kept: ["coordinates"])
    }

    private static func nationalWeatherService() throws -> SourceContract {
        let grid = "/gridpoints/BOU/63,62"
        return SourceContract(
            name: "National Weather Service", source: .nationalWeatherService, location: try place(39.7392, -104.9849),
            arrival: "2026-01-20T22:10:00Z",
            answers: [
                "/points/39.7392,-104.9849": "nws/points_denver.json",
                grid: "nws/grid_denver.json", grid + "/forecast": "nws/forecast_denver.json",
                grid + "/forecast/hourly": "nws/hourly_denver.json", grid + "/stations": "nws/stations_denver.json",
                "/stations/KBKF/observations/latest": "nws/observation_without_temperature.json",
                "/stations/KDEN/observations/latest": "nws/observation_denver.json",
            ],
            service: { NationalWeatherService(transport: $0, now: $1) }, parts: [.current, .hours, .days],
            zone: "America/Denver", kind: .observed,
            current: Known(
                time: "2026-01-20T21:53:00Z", temperature: -2.8, windSpeed: 3.6, windDirection: 200, precipitation: 0.3,
                seaLevelPressure: 1015.2, visibility: 4830, condition: .lightSnow),
            hour: Known(
                time: "2026-01-20T23:00:00Z", temperature: -4, windSpeed: 12.5 / 3.6, windDirection: 225,
                precipitation: 0.508, condition: .lightSnow),
            day: ("2026-01-21", 4), kept: ["gridX", "gridY", "coordinates"],
            measuredTexts: ["windSpeed", "windDirection"])
    }

    private static func brightSky() throws -> SourceContract {
        SourceContract(
            name: "Bright Sky", source: .brightSky, location: try place(53.5507, 9.993, zone: "Europe/Berlin"),
            arrival: "2026-01-14T12:41:00Z",
            answers: [
                "/current_weather": "bright-sky/current_hamburg.json", "/weather": "bright-sky/weather_hamburg.json",
            ],
            service: { BrightSkyService(transport: $0, now: $1) }, parts: [.current, .hours], zone: "Europe/Berlin",
            kind: .observed,
            current: Known(
                time: "2026-01-14T12:30:00Z", temperature: -0.2, windSpeed: 6, windDirection: 310, precipitation: 0.4,
                seaLevelPressure: 1009.3, visibility: 3200, condition: .lightSnow),
            hour: Known(
                time: "2026-01-14T12:00:00Z", temperature: -0.2, windSpeed: 5, windDirection: 300, precipitation: 0.4,
                condition: .lightSnow),
            kept: ["id", "source_id", "lat", "lon"])
    }
}
