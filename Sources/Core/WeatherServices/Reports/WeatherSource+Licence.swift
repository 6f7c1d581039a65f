public import WeatherModel

extension WeatherSource {
    /// The licence under which the data may be passed on, such as "CC BY 4.0"; nil for none, as of public authorities in
    /// the United States, and for terms that only hold for whoever has the key.
    public var licence: String? {
        switch id {
        case Self.openMeteo.id, Self.openMeteoAirQuality.id, Self.openMeteoEnsemble.id,
            Self.openMeteoArchive.id, Self.brightSky.id, Self.meteoAlarm.id:
            "CC BY 4.0"
        case Self.libreWXR.id: "CC BY 4.0, CC BY-SA 4.0"
        case Self.metNorway.id: "NLOD 2.0, CC BY 4.0"
        case Self.openWeather.id: "ODbL, CC BY-SA 4.0"
        default: nil
        }
    }
}

extension WeatherSource {
    /// The source's own server, such as "https://api.open-meteo.com"; nil for sample data.
    public var defaultServer: String? {
        let server: DefaultServer? =
            switch id {
            case Self.openMeteo.id: .openMeteo
            case Self.openMeteoAirQuality.id: .openMeteoAirQuality
            case Self.openMeteoEnsemble.id: .openMeteoEnsemble
            case Self.openMeteoArchive.id: .openMeteoArchive
            case Self.metNorway.id: .metNorway
            case Self.nationalWeatherService.id: .nationalWeatherService
            case Self.brightSky.id: .brightSky
            case Self.meteoAlarm.id: .meteoAlarm
            case Self.publicAlerts.id: .publicAlerts
            case Self.libreWXR.id: .libreWXR
            case Self.openWeather.id: .openWeather
            case Self.weatherUnderground.id: .weatherUnderground
            default: nil
            }
        return server?.rawValue
    }
}
