/// A source that requires an API key of the user's own.
public enum KeyedSource: String, Sendable, Hashable, CaseIterable {
    case openWeather = "openweather"
    case weatherUnderground = "wunderground"

    /// The name of the provider as it is written on its website.
    public var name: String {
        switch self {
        case .openWeather: "OpenWeather"
        case .weatherUnderground: "Weather Underground"
        }
    }

    /// The environment variable in which a key is looked up if the secret store has none.
    public var environmentVariable: String {
        switch self {
        case .openWeather: "FAIRWEATHER_OPENWEATHER_KEY"
        case .weatherUnderground: "FAIRWEATHER_WUNDERGROUND_KEY"
        }
    }
}
