import Testing
import WeatherServices

/// What a source answers to, and when.
struct SourceAnswers: Sendable, CustomTestStringConvertible {
    let source: String
    /// The source as `--source` takes it; nil for its own name.
    var option: String?
    var place: [String]
    let now: String
    /// Files of `Fixtures` by the paths they answer, and the "start" asked for behind them where that matters.
    let answers: [String: String]
    /// What OpenWeather's key is good for.
    var product = OpenWeatherProduct.free
    /// The commands that print something of it.
    var commands = ["now", "hours", "days"]

    var testDescription: String { "\(source) at \(now)" }

    static let all = [
        SourceAnswers(
            source: "open-meteo", place: ["--at", "51.5085,-0.1257"], now: "2026-07-15T11:05:00Z",
            answers: [
                "/v1/forecast": "open-meteo/forecast_london_july.json",
                "/v1/air-quality": "open-meteo/air_quality_july.json",
            ],
            commands: ["now", "hours", "days", "air"]),
        SourceAnswers(
            source: "met-norway", place: ["--at", "60.3913,5.3221"], now: "2026-03-09T14:20:00Z",
            answers: [
                "/weatherapi/locationforecast/2.0/complete": "met-norway/complete_bergen_march.json"
            ]),
        SourceAnswers(
            source: "met-norway", place: ["--at", "60.3913,5.3221"], now: "2026-02-10T12:00:00Z",
            answers: ["/weatherapi/metalerts/2.0/current.json": "met-norway/metalerts_bergen.json"],
            commands: ["alerts"]),
        SourceAnswers(
            source: "nws", place: ["--at", "39.7392,-104.9849"], now: "2026-01-20T22:10:00Z",
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
            source: "bright-sky", place: ["--at", "53.5507,9.993"], now: "2026-01-14T12:41:00Z",
            answers: [
                "/current_weather": "bright-sky/current_hamburg.json", "/weather": "bright-sky/weather_hamburg.json",
                "/alerts": "bright-sky/alerts_leipzig.json",
            ],
            commands: ["now", "hours", "days", "alerts"]),
        SourceAnswers(
            source: "openweather", place: ["--at", "37.3861,-122.0839"], now: "2019-06-12T14:45:00Z",
            answers: [
                "/data/2.5/weather": "openweather/weather_mountain_view.json",
                "/data/2.5/air_pollution": "openweather/air_now.json",
                "/data/2.5/air_pollution/forecast": "openweather/air_forecast.json",
            ],
            commands: ["now", "air"]),
        SourceAnswers(
            source: "openweather", place: ["--at", "37.3861,-122.0839"], now: "2026-04-04T09:30:00Z",
            answers: ["/data/2.5/forecast": "openweather/forecast_chatham.json"], commands: ["hours"]),
        SourceAnswers(
            source: "openweather", place: ["--at", "-13.83,-171.77"], now: "2026-01-15T00:05:00Z",
            answers: ["/data/3.0/onecall": "openweather/one_call_apia.json"], product: .oneCall3,
            commands: ["hours", "days"]),
        SourceAnswers(
            source: "openweather", place: ["--at", "47.37,8.54"], now: "2026-02-10T12:00:00Z",
            answers: ["/data/3.0/onecall": "openweather/onecall_alerts.json"], product: .oneCall3,
            commands: ["alerts"]),
        SourceAnswers(
            source: "openweather", place: ["--at", "-13.83,-171.77"], now: "2026-01-15T00:05:00Z",
            answers: [
                "/data/4.0/onecall/current": "openweather/one_call4_current.json",
                "/data/4.0/onecall/timeline/1min": "openweather/one_call4_minutes.json",
                "/data/4.0/onecall/timeline/1h": "openweather/one_call4_hours_1.json",
                "/data/4.0/onecall/timeline/1h 1768507200": "openweather/one_call4_hours_2.json",
                "/data/4.0/onecall/timeline/1h 1768579200": "openweather/one_call4_hours_3.json",
                "/data/4.0/onecall/timeline/1day": "openweather/one_call4_days.json",
            ], product: .oneCall4),
        SourceAnswers(
            source: "openweather", place: ["--at", "47.37,8.54"], now: "2026-02-10T12:00:00Z",
            answers: [
                "/data/4.0/onecall/current": "openweather/onecall4_current_alerts.json",
                "/data/4.0/onecall/alert/urn:oid:2.49.0.0.756.0/one?a=b": "openweather/onecall4_alert.json",
            ], product: .oneCall4, commands: ["alerts"]),
        SourceAnswers(
            source: "meteoalarm", option: "automatic", place: ["Assen"], now: "2026-02-10T12:00:00Z",
            answers: ["/api/v1/warnings/feeds-netherlands": "meteoalarm/feed_netherlands.json"],
            commands: ["alerts"]),
        SourceAnswers(
            source: "meteoalarm", option: "automatic", place: ["Riga"], now: "2026-02-10T12:00:00Z",
            answers: ["/feeds/meteoalarm-legacy-atom-latvia": "meteoalarm/index_latvia.xml"], commands: ["alerts"]),
        SourceAnswers(
            source: "open-meteo", place: ["--at", "52.52,13.4"], now: "2026-05-02T12:20:00Z",
            answers: ["/v1/air-quality": "open-meteo-air-quality/air_berlin.json"], commands: ["air"]),
        SourceAnswers(
            source: "weather-underground", place: ["--at", "27.7172,85.324"], now: "2026-01-14T06:47:00Z",
            answers: ["/v2/pws/observations/current": "weather-underground/station_metric.json"], commands: ["now"]),
    ]
}
