public import WeatherModel

extension WeatherSource {
    /// The source's own server, such as "https://api.open-meteo.com"; nil for sample data.
    public var usualServer: String? {
        switch id {
        case Self.openMeteo.id: "https://api.open-meteo.com"
        case Self.openMeteoAirQuality.id: "https://air-quality-api.open-meteo.com"
        case Self.metNorway.id: "https://api.met.no"
        case Self.nationalWeatherService.id: "https://api.weather.gov"
        case Self.brightSky.id: "https://api.brightsky.dev"
        case Self.meteoAlarm.id: "https://feeds.meteoalarm.org"
        case Self.openWeather.id: "https://api.openweathermap.org"
        case Self.weatherUnderground.id: "https://api.weather.com"
        default: nil
        }
    }
}
