public import Foundation
public import SourceSettings
public import WeatherModel
public import WeatherServices

/// Open-Meteo's archive as the settings allow it, asked when somebody compares with earlier years and never else.
public struct PastYearArchive: PastYearFetching {
    private let snapshot: SettingsSnapshot
    private let memory: SourceHealthFile
    private let health: SourceHealth
    private let transport: any HTTPTransport
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - snapshot: The settings, read at every request.
    ///   - environment: The variables in which proxies and the folder of the sources' failures are looked up.
    ///   - deadline: The time limit for a request.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        _ snapshot: SettingsSnapshot, environment: [String: String],
        deadline: Duration = AsyncHTTPTransport.defaultDeadline, now: @escaping @Sendable () -> Date
    ) {
        (self.snapshot, self.now) = (snapshot, now)
        memory = SourceHealthFile(environment: environment)
        health = memory.health(now: now)
        let access = NetworkAccess(snapshot, environment: environment, now: now)
        transport = ObedientTransport(
            AsyncHTTPTransport(access, environment: environment, deadline: deadline), health: health)
    }

    /// Whether the archive is switched on; whoever asks a server of their own in place of Open-Meteo's has to name one for it.
    public var isOffered: Bool {
        !snapshot.preferences.isSwitchedOff(.openMeteoArchive) && !lacksServer
    }

    /// Whether another server stands in for Open-Meteo's, and none is named for the archive.
    public var lacksServer: Bool {
        let servers = snapshot.access.servers
        return servers[WeatherSource.openMeteo.id] != nil && servers[WeatherSource.openMeteoArchive.id] == nil
    }

    /// Returns the hours of these days, at coordinates as exact as the settings allow.
    public func year(_ days: ClosedRange<CivilDate>, at place: Location) async throws(FetchError) -> PastYear {
        guard isOffered else { throw .switchedOff }
        defer { memory.keep(health) }
        let service = OpenMeteoArchiveService(
            transport: transport, server: snapshot.access.servers[WeatherSource.openMeteoArchive.id], now: now)
        let point = place.coordinates.rounded(to: snapshot.preferences.precision)
        // In the name of the comparison, unless it is a command that asks.
        let cause: RequestCause = RequestContext.cause == .renewal ? .pastYears : RequestContext.cause
        let outcome = await RequestContext.$cause.withValue(cause) { () async -> Result<PastYear, FetchError> in
            do throws(FetchError) { return .success(try await service.year(days, at: point)) } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}
