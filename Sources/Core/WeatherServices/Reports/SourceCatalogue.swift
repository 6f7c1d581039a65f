public import Foundation
import Synchronization

/// All sources in the order in which they are asked by default.
///
/// The same order suits every region and part, as national sources precede continental ones and each serves its own
/// area only.
public struct SourceCatalogue: Sendable {
    /// The sources, the preferred ones first.
    public let sources: [CataloguedSource]

    /// Makes a catalogue in the given order.
    public init(_ sources: [CataloguedSource]) {
        self.sources = sources
    }
}

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

/// Keeps the catalogue until the user changes keys or servers, so that the state of its services is kept.
final class CatalogueCache: Sendable {
    private let make: @Sendable (SourceAccess) -> SourceCatalogue
    private let kept = Mutex<(access: SourceAccess, catalogue: SourceCatalogue)?>(nil)

    init(_ make: @escaping @Sendable (SourceAccess) -> SourceCatalogue) {
        self.make = make
    }

    /// Returns the catalogue for the access, the same one as before if the access has not changed.
    func catalogue(for access: SourceAccess) -> SourceCatalogue {
        kept.withLock { kept in
            if let kept, kept.access == access { return kept.catalogue }
            let catalogue = make(access)
            kept = (access, catalogue)
            return catalogue
        }
    }
}
