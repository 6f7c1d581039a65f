public import Foundation

/// The user's API keys and servers.
public struct SourceAccess: Sendable, Hashable {
    /// The key for OpenWeather's forecasts, air quality and, with a subscription, warnings; nil if there is none.
    public var openWeatherKey: APIKey?
    /// The OpenWeather product that the key is used for.
    public var openWeatherProduct: OpenWeatherProduct
    /// The key for a personal weather station at Weather Underground; nil if there is none.
    public var weatherUndergroundKey: APIKey?
    /// The identifier of that station, such as "IMUNIC123".
    public var weatherUndergroundStation: String?
    /// Servers to ask instead of the sources' own, by the source's identifier.
    public var servers: [String: URL]

    /// Makes an access; without keys only the free sources are asked.
    public init(
        openWeatherKey: APIKey? = nil, openWeatherProduct: OpenWeatherProduct = .free,
        weatherUndergroundKey: APIKey? = nil, weatherUndergroundStation: String? = nil, servers: [String: URL] = [:]
    ) {
        self.openWeatherKey = openWeatherKey
        self.openWeatherProduct = openWeatherProduct
        self.weatherUndergroundKey = weatherUndergroundKey
        self.weatherUndergroundStation = weatherUndergroundStation
        self.servers = servers
    }
}
