public import Foundation

/// What the user brings along for the sources: keys, and servers of his own.
public struct SourceAccess: Sendable, Hashable {
    /// For forecasts, air quality and, with a subscription, alerts.
    public var openWeatherKey: APIKey?
    /// What that key is good for.
    public var openWeatherProduct: OpenWeatherProduct
    /// For the user's own station or a neighbour's.
    public var weatherUndergroundKey: APIKey?
    /// The station to ask, "IMUNIC123".
    public var weatherUndergroundStation: String?
    /// Other servers than the sources' own, by the source's identity.
    public var servers: [String: URL]

    /// Without keys only the free sources are asked.
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
