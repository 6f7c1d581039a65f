/// Which of OpenWeather's products are asked; what a key allows, only its owner knows.
public enum OpenWeatherProduct: String, Sendable, Hashable, CaseIterable {
    /// Current weather and five days by three hours, two requests; every key allows them.
    case free
    /// One Call 3.0, one request; needs the subscription "One Call by Call".
    case oneCall3
    /// One Call 4.0, six requests of the same subscription.
    case oneCall4
}
