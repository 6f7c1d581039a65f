public import WeatherModel

extension WeatherSource {
    /// Open-Meteo, with the attribution that its licence (CC BY 4.0) requires.
    public static let openMeteo = WeatherSource(
        id: "open-meteo", name: "Open-Meteo", attribution: "Weather data by Open-Meteo.com",
        homepage: "https://open-meteo.com/")

    /// Open-Meteo's air quality, with the attributions that Open-Meteo and Copernicus require.
    public static let openMeteoAirQuality = WeatherSource(
        id: "open-meteo-air-quality", name: "Open-Meteo",
        attribution: "Air quality by Open-Meteo.com, from the CAMS ENSEMBLE data provider (Copernicus)",
        homepage: "https://open-meteo.com/en/docs/air-quality-api")
}
