public import Foundation
public import WeatherModel

/// A source with what it gives, where, and how it is asked.
public struct CataloguedSource: Sendable {
    /// Its name and the words its licence asks for.
    public let source: WeatherSource
    /// What it gives; days that can be built from its hours count.
    public let parts: Set<WeatherPart>
    /// Whether it can be asked only with a key of the user's own.
    public let needsKey: Bool
    /// Scheme, host and port of who is asked, "https://api.met.no"; the source's identity where it has no server.
    public let server: String

    private let area: ServedArea
    private let alertArea: ServedArea
    private let forecasts: (any WeatherFetching)?
    private let airQuality: (any AirQualityFetching)?
    private let alerts: (any AlertFetching)?
    private let unlocked: (@Sendable () async -> CataloguedSource?)?

    /// A source that needs a key and has none is listed without any way to ask it.
    ///
    /// - Parameters:
    ///   - parts: All it gives, air quality and alerts too.
    ///   - area: Where it has forecasts and air quality.
    ///   - alertArea: Where it has alerts; the same where left out.
    ///   - server: Another one than the source's own.
    ///   - unlocked: Looks for the key, and gives the same source with the ways to ask it; nil where there is none.
    public init(
        _ source: WeatherSource, parts: Set<WeatherPart>, area: ServedArea = .world, alertArea: ServedArea? = nil,
        needsKey: Bool = false, server: URL? = nil, forecasts: (any WeatherFetching)? = nil,
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
        self.airQuality = airQuality
        self.alerts = alerts
        self.unlocked = unlocked
    }

    /// Whether it has the part for the place, as far as can be told without asking.
    public func gives(_ part: WeatherPart, for location: Location) -> Bool {
        parts.contains(part) && (part == .alerts ? alertArea : area).holds(location)
    }

    /// Whether the part could be asked for now, but for its key.
    public var lacksKey: Bool { needsKey && forecasts == nil && airQuality == nil && alerts == nil }

    /// Whether it lacks its key and nowhere is left to look for it.
    var isLocked: Bool { lacksKey && unlocked == nil }

    /// The source with its key, which is looked for only now that it is about to be asked.
    func withKey() async -> CataloguedSource {
        guard lacksKey, let unlocked else { return self }
        return await unlocked() ?? self
    }

    /// Asks for everything that comes in the same answer as the part.
    func answer(with part: WeatherPart, for location: Location) async throws(FetchError) -> SourceAnswer {
        switch part {
        case .airQuality:
            guard let airQuality else { throw .notFound }
            return .airQuality(try await airQuality.airQuality(for: location))
        case .alerts:
            guard let alerts else { throw .notFound }
            return .alerts(try await alerts.alerts(for: location))
        case .current, .minutes, .hours, .days:
            guard let forecasts else { throw .notFound }
            return .forecast(try await forecasts.forecast(for: location))
        }
    }
}

extension URL {
    /// Scheme, host and port; the port only where it is not the scheme's own.
    fileprivate var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host()?.lowercased() else { return nil }
        let usual = ["https": 443, "http": 80][scheme]
        return "\(scheme)://\(host)" + (port.map { $0 == usual ? "" : ":\($0)" } ?? "")
    }
}
