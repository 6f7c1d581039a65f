public import Foundation
import Synchronization
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// The current settings, which services read from any thread at every request.
public final class SettingsSnapshot: Sendable {
    private let settings: Mutex<Settings>
    private let orders = Mutex<[Location.ID: [String]]>([:])
    /// The API keys, each for its host.
    public let keys: KeyRing
    private let servers: [WeatherSource.ID: URL]
    private let staysOffline: Mutex<Bool>

    /// - Parameters:
    ///   - servers: The servers of the command line, which take precedence over those in the settings.
    ///   - staysOffline: Whether the command line wants nobody to be asked, whatever the settings say.
    ///   - keys: The API keys; by default only those stored in it later.
    public init(
        _ settings: Settings, servers: [WeatherSource.ID: URL] = [:], staysOffline: Bool = false,
        keys: KeyRing = KeyRing(nil)
    ) {
        self.keys = keys
        self.settings = Mutex(settings)
        self.servers = servers
        self.staysOffline = Mutex(staysOffline)
    }

    /// Whether nobody may be asked for anything now.
    public var isOffline: Bool { staysOffline.withLock { $0 } || current.staysOffline }

    /// Lets the settings alone decide, though the command line wanted nobody to be asked.
    public func endOffline() { staysOffline.withLock { $0 = false } }

    /// The settings as they are now.
    public var current: Settings { settings.withLock { $0 } }

    /// Replaces the settings.
    public func replace(_ settings: Settings) {
        self.settings.withLock { $0 = settings }
    }

    /// Replaces the preferred sources of all places.
    public func replaceOrders(of places: [SavedPlace]) {
        let all = Dictionary(places.map { ($0.id, $0.sourceOrder) }) { $1 }
        orders.withLock { $0 = all.filter { !$0.value.isEmpty } }
    }

    /// Returns the host at which the source is asked now, to which its key belongs.
    public func keyHost(of source: KeyedSource) -> KeyHost {
        keyHost(of: source, at: servers(with: current)[source.source.id])
    }

    /// Returns the key for the source at the server, looking it up if it is not known.
    public func key(for source: KeyedSource, at server: URL?) async -> APIKey? {
        await keys.key(for: source, at: keyHost(of: source, at: server)).key
    }

    private func keyHost(of source: KeyedSource, at server: URL?) -> KeyHost {
        server.flatMap { KeyHost($0) } ?? .default(of: source)
    }

    private func servers(with settings: Settings) -> [WeatherSource.ID: URL] {
        settings.servers.compactMapValues { ServerAddress($0)?.url }.merging(servers) { $1 }
    }

    /// The known keys, the products they are for, and the servers of the command line and the settings.
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
        // A server that replaces Open-Meteo's is asked for air quality too.
        let airQuality = WeatherSource.openMeteoAirQuality.id
        access.servers[airQuality] = access.servers[airQuality] ?? access.servers[WeatherSource.openMeteo.id]
        return access
    }

    /// The preferred order of the sources, those switched off, and the precision of coordinates sent to them.
    public var preferences: SourcePreferences {
        let settings = current
        return SourcePreferences(
            order: settings.sourceOrder, orderByPlace: orders.withLock { $0 },
            orderByPart: settings.partSourceOrders, disabled: settings.disabledSources,
            precision: settings.coordinatePrecision)
    }
}
