public import Foundation
import Synchronization
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// The settings as services ask for them, from any thread, at every request.
public final class SettingsSnapshot: Sendable {
    private let settings: Mutex<Settings>
    private let orders = Mutex<[Location.ID: [String]]>([:])
    private let keys = Mutex<SourceAccess>(SourceAccess())
    private let servers: [WeatherSource.ID: URL]

    /// - Parameter servers: Of the command line; they come before those of the settings.
    public init(_ settings: Settings, servers: [WeatherSource.ID: URL] = [:]) {
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

    /// The keys there are; servers, the product and the station in it do not count.
    public func replaceKeys(_ access: SourceAccess) {
        keys.withLock { $0 = access }
    }

    /// Keys with what the settings say of them, and servers of the command line and the settings.
    public var access: SourceAccess {
        var access = keys.withLock { $0 }
        let settings = current
        if let product = settings.openWeatherProduct.flatMap({ OpenWeatherProduct(rawValue: $0) }) {
            access.openWeatherProduct = product
        }
        access.weatherUndergroundStation = settings.weatherUndergroundStation
        access.servers = settings.servers.compactMapValues { ServerAddress($0)?.url }.merging(servers) { $1 }
        // Who has a server of Open-Meteo's kind has its air quality there, too.
        let airQuality = WeatherSource.openMeteoAirQuality.id
        access.servers[airQuality] = access.servers[airQuality] ?? access.servers[WeatherSource.openMeteo.id]
        return access
    }

    /// The order of sources, and how exactly they learn where a place is.
    public var preferences: SourcePreferences {
        SourcePreferences(
            order: current.sourceOrder, orderByPlace: orders.withLock { $0 },
            precision: current.coordinateRounding == .coarse ? .twoDecimals : .fourDecimals)
    }
}
