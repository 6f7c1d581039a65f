public import Foundation
public import Presentation
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// Where the weather and the places come from, for the source the program was started with.
public struct Services: Sendable {
    /// Gives the weather.
    public let reports: ReportService
    /// Finds places over the network.
    public let geocoder: any GeocodingService
    /// Those that can be had.
    public let parts: Set<WeatherPart>

    /// - Parameters:
    ///   - snapshot: Asked at every request, so that changes count at once.
    ///   - environment: Where the proxies are looked up.
    ///   - shipped: Where the sample data are.
    ///   - now: Stamps what arrives.
    public init(
        _ source: SourceName, _ snapshot: SettingsSnapshot, environment: [String: String], shipped: ShippedFiles,
        now: @escaping @Sendable () -> Date
    ) {
        guard source != .sample else {
            let transport = SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: now)
            reports = .sample(transport, now: now)
            geocoder = OpenMeteoGeocodingService(transport: transport, now: now)
            parts = [.current, .minutes, .hours, .days, .airQuality]
            return
        }
        let transport = AsyncHTTPTransport(environment: environment)
        reports = .online(
            over: transport, only: source == .automatic ? nil : source.rawValue, access: { snapshot.access },
            preferences: { snapshot.preferences }, now: now)
        geocoder = OpenMeteoGeocodingService(
            transport: transport, server: snapshot.access.servers[WeatherSource.openMeteo.id], now: now)
        parts = Set(WeatherPart.allCases)
    }
}
