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
    private let service: BrightSkyRadarService

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
        let network = AsyncHTTPTransport(environment: environment, deadline: deadline)
        service = BrightSkyRadarService(
            transport: ObedientTransport(network, health: health),
            server: snapshot.access.servers[WeatherSource.brightSky.id], now: now)
    }

    /// Returns whether a radar of the source that may be asked sees the place.
    public func sees(_ place: Location) -> Bool {
        let isNamed = source.rawValue == WeatherSource.brightSky.id
        guard isNamed || source == .automatic,
            isNamed || !snapshot.preferences.disabled.contains(WeatherSource.brightSky.id)
        else { return false }
        return BrightSkyRadarService.sees(place.coordinates.rounded(to: snapshot.preferences.precision))
    }

    /// Returns the pictures around the place, with its coordinates as exact as the settings allow.
    ///
    /// - Throws: `notFound` where no source has radar, `switchedOff` where the one that has may not be asked.
    public func frames(around place: Location) async throws(FetchError) -> RadarFrames {
        let preferences = snapshot.preferences
        let point = place.coordinates.rounded(to: preferences.precision)
        let isNamed = source.rawValue == WeatherSource.brightSky.id
        guard source == .automatic || isNamed, BrightSkyRadarService.sees(point) else { throw .notFound }
        guard isNamed || !preferences.disabled.contains(WeatherSource.brightSky.id) else { throw .switchedOff }
        defer { memory.keep(health) }
        return try await service.frames(around: point)
    }
}
