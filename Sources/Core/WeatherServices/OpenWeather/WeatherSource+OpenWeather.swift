public import WeatherModel

extension WeatherSource {
    /// OpenWeather, in the words its free plans ask for.
    public static let openWeather = WeatherSource(
        id: "openweather", name: "OpenWeather", attribution: "Weather data provided by OpenWeather",
        homepage: "https://openweathermap.org/")
}
