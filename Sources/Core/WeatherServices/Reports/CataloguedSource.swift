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
    private let spreads: (any SpreadFetching)?
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
        spreads: (any SpreadFetching)? = nil,
        unlocked: (@Sendable () async -> CataloguedSource?)? = nil
    ) {
        self.source = source
        self.parts = parts
        self.area = area
        self.alertArea = alertArea ?? area
        self.needsKey = needsKey
        self.server = (server ?? source.defaultServer.flatMap { URL(string: $0) })?.origin ?? source.id
        self.forecasts = forecasts
        self.trial = trial
        self.airQuality = airQuality
        self.alerts = alerts
        self.spreads = spreads
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
        case .spread:
            guard let spreads else { throw .notFound }
            var spread = try await spreads.spread(for: location)
            spread.value = Array(spread.value.prefix(Bound.rows))
            return WeatherReport(timeZone: location.zone, spread: spread.value.isEmpty ? nil : spread)
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

/// The area that a source covers, by countries and, for places without a country, by rectangles.
public struct ServedArea: Sendable, Hashable {
    private let countries: Set<String>
    private let boxes: [Box]?

    /// A rectangle in degrees, including its edges.
    private struct Box: Sendable, Hashable {
        let latitudes: ClosedRange<Double>
        let longitudes: ClosedRange<Double>

        init(_ latitudes: ClosedRange<Double>, _ longitudes: ClosedRange<Double>) {
            self.latitudes = latitudes
            self.longitudes = longitudes
        }
    }

    /// The whole world.
    public static let world = ServedArea(countries: [], boxes: nil)

    /// The area of Germany.
    public static let germany = ServedArea(countries: ["DE"], boxes: [Box(47.2...55.1, 5.8...15.1)])

    /// The fifty states and the territories for which the National Weather Service issues warnings.
    public static let unitedStates = ServedArea(
        countries: ["US", "PR", "VI", "GU", "MP", "AS"],
        boxes: [
            Box(24.3...49.4, -125...(-66.9)), Box(51...71.5, -180...(-129.9)), Box(51...53.1, 172...180),
            Box(18.8...22.4, -160.4...(-154.7)), Box(17.6...18.6, -67.4...(-64.5)), Box(13.2...20.6, 144.5...146.2),
            Box(-14.7 ... -11, -171.2...(-168.1)),
        ])

    /// Norway with Svalbard and Jan Mayen.
    public static let norway = ServedArea(
        countries: ["NO", "SJ"],
        boxes: [Box(57.8...71.3, 4.4...31.2), Box(74...81, 10...34), Box(70.8...71.2, -9.1...(-7.9))])

    /// Norway, Sweden, Finland and Denmark, which MET Norway's radar covers.
    public static let nordic = ServedArea(
        countries: ["NO", "SE", "FI", "DK", "AX"], boxes: [Box(54.5...71.3, 4.4...31.6)])

    /// The countries that have a feed at MeteoAlarm.
    public static let meteoAlarm = ServedArea(countries: MeteoAlarmCountry.codes, boxes: [])

    /// Returns whether the area contains the place: by its country if that is known, as the rectangles reach across
    /// borders.
    public func holds(_ location: Location) -> Bool {
        guard let boxes else { return true }
        if let country = location.countryCode { return countries.contains(country.uppercased()) }
        let (latitude, longitude) = (location.coordinates.latitude, location.coordinates.longitude)
        return boxes.contains { $0.latitudes.contains(latitude) && $0.longitudes.contains(longitude) }
    }
}
