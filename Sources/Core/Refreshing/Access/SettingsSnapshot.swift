public import Foundation
import Synchronization
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// The settings as services ask for them, from any thread, at every request.
public final class SettingsSnapshot: Sendable {
    private let settings: Mutex<Settings>
    private let orders = Mutex<[Location.ID: [String]]>([:])
    /// The keys, each for its own server.
    public let keys: KeyRing
    private let servers: [WeatherSource.ID: URL]

    /// - Parameters:
    ///   - servers: Of the command line; they come before those of the settings.
    ///   - keys: Left out, there are none but those that are put there.
    public init(_ settings: Settings, servers: [WeatherSource.ID: URL] = [:], keys: KeyRing = KeyRing(nil)) {
        self.keys = keys
        self.settings = Mutex(settings)
        self.servers = servers
    }

    /// As they are now.
    public var current: Settings { settings.withLock { $0 } }

    /// Takes the place of those there were.
    public func replace(_ settings: Settings) {
        self.settings.withLock { $0 = settings }
    }

    /// Takes from the places which sources each wants first.
    public func replaceOrders(of places: [SavedPlace]) {
        let all = Dictionary(places.map { ($0.id, $0.sourceOrder) }) { $1 }
        orders.withLock { $0 = all.filter { !$0.value.isEmpty } }
    }

    /// The server the source is asked at now, for which alone a key of it counts.
    public func keyHost(of source: KeyedSource) -> KeyHost {
        keyHost(of: source, at: servers(with: current)[source.source.id])
    }

    /// Looks the key for that server up, unless it is known.
    public func key(for source: KeyedSource, at server: URL?) async -> APIKey? {
        await keys.key(for: source, at: keyHost(of: source, at: server)).key
    }

    private func keyHost(of source: KeyedSource, at server: URL?) -> KeyHost {
        let isNamed = server != nil && servers[source.source.id] == server
        return server.flatMap { KeyHost($0, isNamedAtStart: isNamed) } ?? .usual(of: source)
    }

    private func servers(with settings: Settings) -> [WeatherSource.ID: URL] {
        settings.servers.compactMapValues { ServerAddress($0)?.url }.merging(servers) { $1 }
    }

    /// Known keys with what the settings say of them, and servers of the command line and the settings.
    public var access: SourceAccess {
        let settings = current
        var access = SourceAccess(servers: servers(with: settings))
        func known(_ source: KeyedSource) -> APIKey? {
            keys.known(source, at: keyHost(of: source, at: access.servers[source.source.id]))?.key
        }
        access.openWeatherKey = known(.openWeather)
        access.weatherUndergroundKey = known(.weatherUnderground)
        if let product = settings.openWeatherProduct.flatMap({ OpenWeatherProduct(rawValue: $0) }) {
            access.openWeatherProduct = product
        }
        access.weatherUndergroundStation = settings.weatherUndergroundStation
        // Who has a server of Open-Meteo's kind has its air quality there, too.
        let airQuality = WeatherSource.openMeteoAirQuality.id
        access.servers[airQuality] = access.servers[airQuality] ?? access.servers[WeatherSource.openMeteo.id]
        return access
    }

    /// The order of sources, and how exactly they learn where a place is.
    public var preferences: SourcePreferences {
        SourcePreferences(
            order: current.sourceOrder, orderByPlace: orders.withLock { $0 },
            precision: current.coordinatePrecision)
    }
}
