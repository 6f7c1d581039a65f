public import WeatherModel

extension WeatherSource {
    /// Weather Underground, with the attribution that its terms require.
    public static let weatherUnderground = WeatherSource(
        id: "weather-underground", name: "Weather Underground", attribution: "Weather data by Weather Underground",
        homepage: "https://www.wunderground.com/")
}
