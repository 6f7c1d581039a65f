public import Foundation
public import WeatherModel

/// A source with the parts it gives, the area it serves, and the services by which it is asked.
public struct CataloguedSource: Sendable {
    /// The name and the attribution of the source.
    public let source: WeatherSource
    /// The parts it gives, including days that can be built from its hours.
    public let parts: Set<WeatherPart>
    /// Whether it can only be asked with an API key of the user's own.
    public let needsKey: Bool
    /// The scheme, host and port of the server, "https://api.met.no"; the source's identifier if it has no server.
    public let server: String

    private let area: ServedArea
    private let alertArea: ServedArea
    private let forecasts: (any WeatherFetching)?
    /// The service by which a key is tried, where the usual one depends on the place; else nil.
    let trial: (any WeatherFetching)?
    private let airQuality: (any AirQualityFetching)?
    private let alerts: (any AlertFetching)?
    private let unlocked: (@Sendable () async -> CataloguedSource?)?

    /// Makes an entry; a source that needs a key and has none is listed without services.
    ///
    /// - Parameters:
    ///   - parts: All parts it gives, including air quality and warnings.
    ///   - area: The area of its forecasts and air quality.
    ///   - alertArea: The area of its warnings; by default the same as `area`.
    ///   - server: A server to ask instead of the source's own.
    ///   - trial: The service by which a key is tried; by default `forecasts`.
    ///   - unlocked: Looks up the key and returns the source with its services; nil if there is no key.
    public init(
        _ source: WeatherSource, parts: Set<WeatherPart>, area: ServedArea = .world, alertArea: ServedArea? = nil,
        needsKey: Bool = false, server: URL? = nil, forecasts: (any WeatherFetching)? = nil,
        trial: (any WeatherFetching)? = nil,
        airQuality: (any AirQualityFetching)? = nil, alerts: (any AlertFetching)? = nil,
        unlocked: (@Sendable () async -> CataloguedSource?)? = nil
    ) {
        self.source = source
        self.parts = parts
        self.area = area
        self.alertArea = alertArea ?? area
        self.needsKey = needsKey
        self.server = (server ?? source.usualServer.flatMap { URL(string: $0) })?.origin ?? source.id
        self.forecasts = forecasts
        self.trial = trial
        self.airQuality = airQuality
        self.alerts = alerts
        self.unlocked = unlocked
    }

    /// Returns whether the source has the part for the place, as far as can be told without asking it.
    public func gives(_ part: WeatherPart, for location: Location) -> Bool {
        parts.contains(part) && (part == .alerts ? alertArea : area).holds(location)
    }

    /// Whether the source cannot be asked because its key is missing.
    public var lacksKey: Bool { needsKey && forecasts == nil && airQuality == nil && alerts == nil }

    /// Whether the key is missing and cannot be looked up either.
    var isLocked: Bool { lacksKey && unlocked == nil }

    /// Returns the source with its key, which is not looked up until the source is about to be asked.
    func withKey() async -> CataloguedSource {
        guard lacksKey, let unlocked else { return self }
        return await unlocked() ?? self
    }

    /// Requests the answer that contains the part, with all other parts that come with it.
    ///
    /// - Throws: `unreadableAnswer` for a forecast that does not cover the present.
    func answer(with part: WeatherPart, for location: Location) async throws(FetchError) -> WeatherReport {
        switch AnswerKind(part) {
        case .airQuality:
            guard let airQuality else { throw .notFound }
            var air = try await airQuality.airQuality(for: location)
            air.value = air.value.bounded
            let isEmpty = air.value.current == nil && air.value.hours.isEmpty
            return WeatherReport(timeZone: location.zone, airQuality: isEmpty ? nil : air)
        case .alerts:
            guard let alerts else { throw .notFound }
            return WeatherReport(timeZone: location.zone, alerts: try await alerts.alerts(for: location))
        case .forecast:
            guard let forecasts else { throw .notFound }
            var forecast = try await forecasts.forecast(for: location).bounded.coveringPresent
            guard !forecast.isEmpty else { throw .unreadableAnswer }
            forecast.timeZone = location.zone(answered: forecast.timeZone)
            if forecast.days.isEmpty { forecast.days = .built(from: forecast.hours, in: forecast.timeZone) }
            return WeatherReport(forecast)
        }
    }
}
