public import WeatherModel

extension WeatherSource {
    /// OpenWeather, with the attribution that its free plans require.
    public static let openWeather = WeatherSource(
        id: "openweather", name: "OpenWeather", attribution: "Weather data provided by OpenWeather",
        homepage: "https://openweathermap.org/")
}
