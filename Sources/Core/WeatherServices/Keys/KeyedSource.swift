/// A source that wants a key of the user's own.
public enum KeyedSource: String, Sendable, Hashable, CaseIterable {
    case openWeather = "openweather"
    case weatherUnderground = "wunderground"

    /// As on its own pages.
    public var name: String {
        switch self {
        case .openWeather: "OpenWeather"
        case .weatherUnderground: "Weather Underground"
        }
    }

    /// Where a key is looked for that the secret store does not hold.
    public var environmentVariable: String {
        switch self {
        case .openWeather: "FAIRWEATHER_OPENWEATHER_KEY"
        case .weatherUnderground: "FAIRWEATHER_WUNDERGROUND_KEY"
        }
    }
}
