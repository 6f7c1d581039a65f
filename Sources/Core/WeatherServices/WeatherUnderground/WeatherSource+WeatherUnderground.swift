public import WeatherModel

extension WeatherSource {
    /// Weather Underground, whose terms ask to be named.
    public static let weatherUnderground = WeatherSource(
        id: "weather-underground", name: "Weather Underground", attribution: "Weather data by Weather Underground",
        homepage: "https://www.wunderground.com/")
}
