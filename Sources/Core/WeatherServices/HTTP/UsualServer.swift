/// The servers that are asked unless the user names another.
public enum UsualServer: String, Sendable {
    /// Open-Meteo's free forecasts.
    case openMeteo = "https://api.open-meteo.com"
    /// Open-Meteo's free air quality.
    case openMeteoAirQuality = "https://air-quality-api.open-meteo.com"
    /// Open-Meteo's free geocoding.
    case openMeteoGeocoding = "https://geocoding-api.open-meteo.com"
    /// MET Norway's forecasts and warnings.
    case metNorway = "https://api.met.no"
    /// The US National Weather Service.
    case nationalWeatherService = "https://api.weather.gov"
    /// Bright Sky, with data of Germany's weather service.
    case brightSky = "https://api.brightsky.dev"
    /// The feeds of MeteoAlarm.
    case meteoAlarm = "https://feeds.meteoalarm.org"
    /// OpenStreetMap's geocoding.
    case nominatim = "https://nominatim.openstreetmap.org"
    /// OpenWeather, where each user has a key.
    case openWeather = "https://api.openweathermap.org"
    /// Weather Underground, where owners of stations have a key.
    case weatherUnderground = "https://api.weather.com"
}
