public import Foundation
public import SourceSettings
public import WeatherModel
public import WeatherServices

/// The radar pictures of the sources that the settings allow, asked for when somebody wants to see them and never else.
public struct RadarPictures: RadarFetching {
    private let source: SourceName
    private let snapshot: SettingsSnapshot
    private let memory: SourceHealthFile
    private let health: SourceHealth
    private let german: BrightSkyRadarService
    private let worldwide: LibreWXRService

    /// - Parameters:
    ///   - snapshot: The settings, read at every request.
    ///   - environment: The variables in which proxies and the folder of the sources' failures are looked up.
    ///   - deadline: The time limit for the request.
    ///   - now: Returns the current time.
    public init(
        _ source: SourceName, _ snapshot: SettingsSnapshot, environment: [String: String],
        deadline: Duration = AsyncHTTPTransport.defaultDeadline, now: @escaping @Sendable () -> Date
    ) {
        (self.source, self.snapshot) = (source, snapshot)
        memory = SourceHealthFile(environment: environment)
        health = memory.health(now: now)
        let access = NetworkAccess(snapshot, environment: environment, now: now)
        let network = AsyncHTTPTransport(access, environment: environment, deadline: deadline)
        let transport = ObedientTransport(network, health: health)
        german = BrightSkyRadarService(
            transport: transport, server: snapshot.access.servers[WeatherSource.brightSky.id], now: now)
        worldwide = LibreWXRService(
            transport: transport, server: snapshot.access.servers[WeatherSource.libreWXR.id], now: now)
    }

    /// Returns the source that is asked for pictures around the place: Germany's own radar where it sees, as it is finer.
    public func source(at place: Location) throws(FetchError) -> WeatherSource {
        let able = [WeatherSource.brightSky, .libreWXR].filter {
            $0 != .brightSky || BrightSkyRadarService.sees(point(of: place))
        }
        guard source == .automatic else {
            guard let only = able.first(where: { $0.id == source.rawValue }) else { throw .notFound }
            return only
        }
        guard let first = able.first(where: { !snapshot.preferences.disabled.contains($0.id) }) else {
            throw .switchedOff
        }
        return first
    }

    /// Returns the pictures around the place, with its coordinates as exact as the settings allow.
    public func frames(around place: Location) async throws(FetchError) -> RadarFrames {
        let source = try source(at: place)
        defer { memory.keep(health) }
        let point = point(of: place)
        return try await noted { [german, worldwide] () async throws(FetchError) in
            source == .brightSky
                ? try await german.frames(around: point) : try await worldwide.frames(around: point)
        }
    }

    /// Returns the pictures together with those they await.
    public func rest(of frames: RadarFrames, around place: Location) async throws(FetchError) -> RadarFrames {
        guard !frames.awaited.isEmpty else { return frames }
        defer { memory.keep(health) }
        let point = point(of: place)
        return try await noted { [worldwide] () async throws(FetchError) in
            try await worldwide.rest(of: frames, around: point)
        }
    }

    /// Asks in the name of the map, unless it is a command that asks.
    private func noted(_ ask: () async throws(FetchError) -> RadarFrames) async throws(FetchError) -> RadarFrames {
        let cause: RequestCause = RequestContext.cause == .renewal ? .rainMap : RequestContext.cause
        let outcome = await RequestContext.$cause.withValue(cause) { () async -> Result<RadarFrames, FetchError> in
            do throws(FetchError) { return .success(try await ask()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    private func point(of place: Location) -> Coordinates {
        place.coordinates.rounded(to: snapshot.preferences.precision)
    }
}
