public import Foundation
public import SourceSettings
import Synchronization
public import WeatherModel
public import WeatherServices

/// The sources that are asked one by one when somebody compares them, and never else.
public final class ComparedSources: ForecastComparing {
    private let snapshot: SettingsSnapshot
    private let transport: any HTTPTransport
    private let memory: SourceHealthFile
    private let health: SourceHealth
    private let deadline: Duration
    private let nearestZone: @Sendable (Coordinates) -> String?
    private let now: @Sendable () -> Date
    private let services = Mutex<[WeatherSource.ID: ReportService]>([:])

    /// - Parameters:
    ///   - snapshot: The settings, read at every request.
    ///   - environment: The variables in which proxies and the folder of the sources' failures are looked up.
    ///   - deadline: The time limit for a request, and for all requests to a source.
    ///   - nearestZone: Returns the IANA name of the zone of the town nearest to a point; nil if no town is known.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        _ snapshot: SettingsSnapshot, environment: [String: String],
        deadline: Duration = AsyncHTTPTransport.defaultDeadline,
        nearestZone: @escaping @Sendable (Coordinates) -> String? = { _ in nil }, now: @escaping @Sendable () -> Date
    ) {
        (self.snapshot, self.deadline, self.nearestZone, self.now) = (snapshot, deadline, nearestZone, now)
        memory = SourceHealthFile(environment: environment)
        health = memory.health(now: now)
        let access = NetworkAccess(snapshot, environment: environment, now: now)
        transport = ObedientTransport(
            AsyncHTTPTransport(access, environment: environment, deadline: deadline), health: health)
    }

    /// Returns the sources that can be compared at the place, in the user's order; of those that need a key, keys are looked up.
    public func sources(for place: Location) async -> [WeatherSource] {
        let all = SourceCatalogue.standard(transport: transport, access: snapshot.access, now: now)
            .sources(of: .days, for: place, by: snapshot.preferences)
        var able: [WeatherSource] = []
        for one in all {
            if one.lacksKey {
                guard let keyed = KeyedSource.allCases.first(where: { $0.source.id == one.source.id }),
                    await snapshot.keys.key(for: keyed, at: snapshot.keyHost(of: keyed)).key != nil
                else { continue }
            }
            able.append(one.source)
        }
        return able
    }

    /// Returns what the source says of the hours and days of the place.
    public func report(of source: WeatherSource, for place: Location) async -> FetchedReport {
        let reports = ZoneAssumingReports(reports: service(of: source.id), nearestZone: nearestZone)
        // In the name of the comparison, unless it is a command that asks.
        let cause: RequestCause = RequestContext.cause == .renewal ? .comparison : RequestContext.cause
        defer { memory.keep(health) }
        return await RequestContext.$cause.withValue(cause) { await reports.report(of: [.hours, .days], for: place) }
    }

    private func service(of source: WeatherSource.ID) -> ReportService {
        services.withLock { services in
            if let known = services[source] { return known }
            let service = ReportService.online(
                over: transport, only: source, access: { [snapshot] in snapshot.access },
                keys: { [snapshot] in await snapshot.key(for: $0, at: $1) },
                preferences: { [snapshot] in snapshot.preferences }, health: health,
                timeout: SourceTimeouts(budget: deadline), now: now)
            services[source] = service
            return service
        }
    }
}
