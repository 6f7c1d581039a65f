public import ArgumentParser
public import Foundation
public import SourceSettings
public import WeatherModel
public import WeatherServices
public import WeatherStore

/// The weather and geocoding services for the source the program was started with.
public struct Services: Sendable {
    /// The service that fetches weather.
    public let reports: any ReportFetching
    /// The online geocoding service.
    public let geocoder: any GeocodingService
    /// The parts of the weather that the services offer.
    public let parts: Set<WeatherPart>
    /// The sources that can be chosen; empty in the sample mode.
    public let catalogue: [CataloguedSource]
    /// Returns the hosts of the geocoding services.
    public let searchHosts: @Sendable () -> [String]
    /// Returns the last failures of the sources at their present servers, but for those after which a source has answered, by
    /// the times of the answers.
    public let failures: @Sendable ([WeatherSource.ID: Date]) -> [WeatherSource.ID: SourceBackoff]
    /// Tests the API key of a source; returns the error, or nil if the key is accepted.
    public let trial: @Sendable (KeyedSource, SourceAccess) async -> FetchError?

    /// Makes services from given ones, without sources to choose from.
    public init(reports: any ReportFetching, geocoder: any GeocodingService, parts: Set<WeatherPart>) {
        (self.reports, self.geocoder, self.parts) = (reports, geocoder, parts)
        (catalogue, searchHosts, failures, trial) = ([], { [] }, { _ in [:] }, { _, _ in nil })
    }

    /// - Parameters:
    ///   - snapshot: The settings, read at every request, so that changes take effect at once.
    ///   - environment: The variables in which proxies are looked up.
    ///   - shipped: The files with the sample data.
    ///   - deadline: The time limit for a request, and for all requests of a report.
    ///   - nearestZone: Returns the IANA name of the zone of the town nearest to a point; nil if no town is known.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        _ source: SourceName, _ snapshot: SettingsSnapshot, environment: [String: String], shipped: ShippedFiles,
        deadline: Duration = AsyncHTTPTransport.defaultDeadline,
        nearestZone: @escaping @Sendable (Coordinates) -> String? = { _ in nil },
        now: @escaping @Sendable () -> Date
    ) {
        guard source != .sample else {
            let transport = SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: now)
            reports = ReportService.sample(transport, now: now)
            geocoder = OpenMeteoGeocodingService(transport: transport, now: now)
            parts = [.current, .minutes, .hours, .days, .airQuality]
            (catalogue, searchHosts, failures, trial) = ([], { [] }, { _ in [:] }, { _, _ in nil })
            return
        }
        let access = NetworkAccess(snapshot, environment: environment, now: now)
        let network = AsyncHTTPTransport(access, environment: environment, deadline: deadline)
        let memory = SourceHealthFile(environment: environment)
        let health = memory.health(now: now)
        let transport = ObedientTransport(network, health: health)
        let online = ReportService.online(
            over: network, only: source.onlySource, access: { snapshot.access },
            keys: { await snapshot.key(for: $0, at: $1) },
            preferences: { snapshot.preferences }, alertDocuments: AlertDocumentMemory(environment, now: now),
            health: health,
            timeout: SourceTimeouts(budget: deadline), now: now)
        reports = ZoneAssumingReports(
            reports: HealthSavingReports(reports: online, health: health, memory: memory), nearestZone: nearestZone)
        failures = { answers in
            let known = memory.failures
            let sources = SourceCatalogue.standard(transport: transport, access: snapshot.access, now: now).sources
            return sources.reduce(into: [:]) {
                $0[$1.source.id] = known.latest(of: $1, at: now(), answeredAt: answers[$1.source.id])
            }
        }
        catalogue = SourceCatalogue.standard(transport: transport, now: now).sources
        trial = { source, access in
            await RequestContext.$cause.withValue(.keyTrial) {
                await SourceCatalogue.standard(transport: transport, access: access, now: now).failure(ofKeyFor: source)
            }
        }
        let geocoders: @Sendable (KeyFinding?) -> [CataloguedGeocoder] = { keys in
            let all = CataloguedGeocoder.standard(transport: transport, access: snapshot.access, keys: keys, now: now)
            return source == .automatic ? all : Array(all.prefix(1))
        }
        searchHosts = { geocoders(nil).map(\.host) }
        geocoder = FallbackGeocodingService { geocoders { await snapshot.key(for: $0, at: $1) } }
        parts = Set(WeatherPart.allCases)
    }
}

extension AlertDocumentMemory {
    /// The file in the user's folder of data; nil without such a folder.
    fileprivate init?(_ environment: [String: String], now: @escaping @Sendable () -> Date) {
        guard let folders = try? DataFolders(environment: environment) else { return nil }
        let file = AlertDocumentFile(folders.alertDocumentsFile, now: now)
        self.init {
            (try? await file.documents()) ?? []
        } keep: { documents, gone in
            try? await file.keep(documents, gone: gone)
        }
    }
}

/// The sources that can be chosen on the command line.
public enum SourceName: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// All sources that serve the place, in the order of the settings.
    case automatic
    /// A single source.
    case openMeteo = "open-meteo"
    case metNorway = "met-norway"
    case nationalWeatherService = "nws"
    case brightSky = "bright-sky"
    case openWeather = "openweather"
    case weatherUnderground = "weather-underground"
    /// The pictures of precipitation alone.
    case libreWXR = "librewxr"
    /// The bundled sample data, moved so that they begin today; without a network.
    case sample

    /// The identifier of the only source that is asked, beside whose answers those of others are stored; nil for none.
    public var onlySource: WeatherSource.ID? { self == .automatic || self == .sample ? nil : rawValue }
}

/// Saves the failures of the sources after each report.
struct HealthSavingReports: ReportFetching {
    let reports: any ReportFetching
    let health: SourceHealth
    let memory: SourceHealthFile

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        let fetched = await reports.report(of: parts, for: location)
        memory.keep(health)
        return fetched
    }

    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        await reports.report(of: parts, for: location, arriving: arriving)
        memory.keep(health)
    }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? {
        reports.firstSource(of: part, for: location)
    }

    func networkReturned() { reports.networkReturned() }

    func sourcesChanged() { reports.sourcesChanged() }
}

/// Tells the sources the zone of the nearest town for places of which no zone is known, as some sources give none.
struct ZoneAssumingReports: ReportFetching {
    let reports: any ReportFetching
    /// Returns the IANA name of the zone of the town nearest to a point; nil if no town is known.
    let nearestZone: @Sendable (Coordinates) -> String?

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        await reports.report(of: parts, for: zoned(location))
    }

    func report(
        of parts: Set<WeatherPart>, for location: Location, arriving: @Sendable (FetchedReport) async -> Void
    ) async {
        await reports.report(of: parts, for: zoned(location), arriving: arriving)
    }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? {
        reports.firstSource(of: part, for: zoned(location))
    }

    func networkReturned() { reports.networkReturned() }

    func sourcesChanged() { reports.sourcesChanged() }

    private func zoned(_ location: Location) -> Location {
        guard location.timeZoneIdentifier == nil, location.assumedTimeZoneIdentifier == nil else { return location }
        var location = location
        location.assumedTimeZoneIdentifier = nearestZone(location.coordinates)
        return location
    }
}
