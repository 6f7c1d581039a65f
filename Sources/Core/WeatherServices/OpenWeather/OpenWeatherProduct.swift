public import WeatherModel

/// The OpenWeather product to use, chosen by the user, as the program cannot tell what a key allows.
public enum OpenWeatherProduct: String, Sendable, Hashable, CaseIterable {
    /// Current weather and five days in steps of three hours, by two requests; every key allows them.
    case free
    /// One Call 3.0, by one request; needs the subscription "One Call by Call".
    case oneCall3
    /// One Call 4.0, by six requests of the same subscription.
    case oneCall4
}

extension WeatherSource {
    /// OpenWeather, with the attribution that its free plans require.
    public static let openWeather = WeatherSource(
        id: "openweather", name: "OpenWeather", attribution: "Weather data provided by OpenWeather",
        homepage: "https://openweathermap.org/")
}
