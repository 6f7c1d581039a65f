public import Foundation
public import Refreshing
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// Where the weather and the places come from, for the source the program was started with.
public struct Services: Sendable {
    /// Gives the weather.
    public let reports: any ReportFetching
    /// Finds places over the network.
    public let geocoder: any GeocodingService
    /// Those that can be had.
    public let parts: Set<WeatherPart>
    /// Every source there is to choose among; none in the sample mode.
    public let catalogue: [CataloguedSource]
    /// Where names of places are searched for.
    public let searchHosts: @Sendable () -> [String]
    /// What is remembered of their failures at the servers they are asked at.
    public let failures: @Sendable () -> [WeatherSource.ID: SourceRest]
    /// Asks a source with what access there is, for the sake of the key.
    public let trial: @Sendable (KeyedSource, SourceAccess) async -> FetchError?

    /// Services that were made elsewhere, without sources to choose among.
    public init(reports: any ReportFetching, geocoder: any GeocodingService, parts: Set<WeatherPart>) {
        (self.reports, self.geocoder, self.parts) = (reports, geocoder, parts)
        (catalogue, searchHosts, failures, trial) = ([], { [] }, { [:] }, { _, _ in nil })
    }

    /// - Parameters:
    ///   - snapshot: Asked at every request, so that changes count at once.
    ///   - environment: Where the proxies are looked up.
    ///   - shipped: Where the sample data are.
    ///   - deadline: For one request, and for all that are made for one report.
    ///   - now: Stamps what arrives.
    public init(
        _ source: SourceName, _ snapshot: SettingsSnapshot, environment: [String: String], shipped: ShippedFiles,
        deadline: Duration = AsyncHTTPTransport.usualDeadline, now: @escaping @Sendable () -> Date
    ) {
        guard source != .sample else {
            let transport = SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: now)
            reports = ReportService.sample(transport, now: now)
            geocoder = OpenMeteoGeocodingService(transport: transport, now: now)
            parts = [.current, .minutes, .hours, .days, .airQuality]
            (catalogue, searchHosts, failures, trial) = ([], { [] }, { [:] }, { _, _ in nil })
            return
        }
        let transport = AsyncHTTPTransport(environment: environment, deadline: deadline)
        let memory = HealthMemory(environment: environment)
        let health = memory.health(now: now)
        reports = RememberingReports(
            reports: ReportService.online(
                over: transport, only: source == .automatic ? nil : source.rawValue, access: { snapshot.access },
                keys: { await snapshot.key(for: $0, at: $1) },
                preferences: { snapshot.preferences }, health: health,
                patience: Patience(budget: deadline), now: now),
            health: health, memory: memory)
        failures = {
            let known = memory.failures
            let sources = SourceCatalogue.standard(transport: transport, access: snapshot.access, now: now).sources
            return sources.reduce(into: [:]) { $0[$1.source.id] = known.latest(of: $1) }
        }
        catalogue = SourceCatalogue.standard(transport: transport, now: now).sources
        trial = { source, access in
            await SourceCatalogue.standard(transport: transport, access: access, now: now).failure(ofKeyFor: source)
        }
        let geocoders: @Sendable (KeyFinding?) -> [CataloguedGeocoder] = { keys in
            let all = CataloguedGeocoder.standard(transport: transport, access: snapshot.access, keys: keys, now: now)
            return source == .automatic ? all : Array(all.prefix(1))
        }
        searchHosts = { geocoders(nil).map(\.host) }
        geocoder = SteppingInGeocodingService { geocoders { await snapshot.key(for: $0, at: $1) } }
        parts = Set(WeatherPart.allCases)
    }
}
