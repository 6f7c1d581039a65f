public import WeatherModel

extension WeatherSource {
    /// The source's own server, such as "https://api.open-meteo.com"; nil for sample data.
    public var usualServer: String? {
        let server: UsualServer? =
            switch id {
            case Self.openMeteo.id: .openMeteo
            case Self.openMeteoAirQuality.id: .openMeteoAirQuality
            case Self.metNorway.id: .metNorway
            case Self.nationalWeatherService.id: .nationalWeatherService
            case Self.brightSky.id: .brightSky
            case Self.meteoAlarm.id: .meteoAlarm
            case Self.openWeather.id: .openWeather
            case Self.weatherUnderground.id: .weatherUnderground
            default: nil
            }
        return server?.rawValue
    }
}
