import Testing
import WeatherServices

/// What a source answers to, and when.
struct SourceAnswers: Sendable, CustomTestStringConvertible {
    let source: String
    let point: String
    let now: String
    /// Files of `Fixtures` by the paths they answer.
    let answers: [String: String]
    /// What OpenWeather's key is good for.
    var product = OpenWeatherProduct.free
    /// The commands that print something of it.
    var commands = ["now", "hours", "days"]

    var testDescription: String { source }

    static let all = [
        SourceAnswers(
            source: "open-meteo", point: "51.5085,-0.1257", now: "2026-07-15T11:05:00Z",
            answers: [
                "/v1/forecast": "open-meteo/forecast_london_july.json",
                "/v1/air-quality": "open-meteo/air_quality_july.json",
            ],
            commands: ["now", "hours", "days", "air"]),
        SourceAnswers(
            source: "met-norway", point: "60.3913,5.3221", now: "2026-03-09T14:20:00Z",
            answers: [
                "/weatherapi/locationforecast/2.0/complete": "met-norway/complete_bergen_march.json",
                "/weatherapi/metalerts/2.0/current.json": "met-norway/metalerts_bergen.json",
            ],
            commands: ["now", "hours", "days", "alerts"]),
        SourceAnswers(
            source: "nws", point: "39.7392,-104.9849", now: "2026-01-20T22:10:00Z",
            answers: [
                "/points/39.7392,-104.9849": "nws/points_denver.json", "/gridpoints/BOU/63,62": "nws/grid_denver.json",
                "/gridpoints/BOU/63,62/forecast": "nws/forecast_denver.json",
                "/gridpoints/BOU/63,62/forecast/hourly": "nws/hourly_denver.json",
                "/gridpoints/BOU/63,62/stations": "nws/stations_denver.json",
                "/stations/KBKF/observations/latest": "nws/observation_without_temperature.json",
                "/stations/KDEN/observations/latest": "nws/observation_denver.json",
                "/alerts/active": "nws/alerts_kansas_city.json",
            ],
            commands: ["now", "hours", "days", "alerts"]),
        SourceAnswers(
            source: "bright-sky", point: "53.5507,9.993", now: "2026-01-14T12:41:00Z",
            answers: [
                "/current_weather": "bright-sky/current_hamburg.json", "/weather": "bright-sky/weather_hamburg.json",
                "/alerts": "bright-sky/alerts_leipzig.json",
            ],
            commands: ["now", "hours", "days", "alerts"]),
        SourceAnswers(
            source: "openweather", point: "37.3861,-122.0839", now: "2019-06-12T14:45:00Z",
            answers: [
                "/data/2.5/weather": "openweather/weather_mountain_view.json",
                "/data/2.5/forecast": "openweather/forecast_chatham.json",
                "/data/2.5/air_pollution": "openweather/air_now.json",
                "/data/2.5/air_pollution/forecast": "openweather/air_forecast.json",
            ],
            commands: ["now", "hours", "air"]),
        SourceAnswers(
            source: "openweather", point: "-13.83,-171.77", now: "2026-01-01T00:00:00Z",
            answers: ["/data/3.0/onecall": "openweather/one_call_apia.json"], product: .oneCall3,
            commands: ["hours", "days"]),
        SourceAnswers(
            source: "weather-underground", point: "27.7172,85.324", now: "2026-01-14T06:47:00Z",
            answers: ["/v2/pws/observations/current": "weather-underground/station_metric.json"], commands: ["now"]),
    ]
}
