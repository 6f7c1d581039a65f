public import WeatherModel

extension WeatherSource {
    /// Open-Meteo, in the words its CC BY 4.0 licence asks for.
    public static let openMeteo = WeatherSource(
        id: "open-meteo", name: "Open-Meteo", attribution: "Weather data by Open-Meteo.com",
        homepage: "https://open-meteo.com/")
}
