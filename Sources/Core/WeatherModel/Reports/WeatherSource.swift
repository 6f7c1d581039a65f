public import Foundation

/// A provider of weather data and the attribution it requires.
public struct WeatherSource: Sendable, Hashable, Codable, Identifiable {
    /// The name used on the command line and in settings, such as "open-meteo".
    public let id: String
    /// The name shown on screen, such as "Open-Meteo".
    public let name: String
    /// The attribution that the licence of the data requires.
    public let attribution: String
    /// The address the attribution links to.
    public let homepage: String

    /// Whether the data are bundled samples, which must never be taken for real weather.
    public var isSample: Bool { id == "sample" }

    /// Makes a source from texts that are cut to their limits in `Bound` and otherwise kept as given.
    public init(id: String, name: String, attribution: String, homepage: String) {
        self.id = id
        self.name = name.bounded(to: Bound.sourceName)
        self.attribution = attribution.bounded(to: Bound.attribution)
        self.homepage = homepage
    }
}

/// A part of a report with its source and its times.
public struct Sourced<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    /// The content of the part.
    public var value: Value
    /// The source of the part.
    public var source: WeatherSource
    /// The time the source made the part; nil if it does not say.
    public var issuedAt: Date?
    /// The time the answer arrived or was last confirmed to be unchanged.
    public var fetchedAt: Date
    /// The time before which the source asks not to be asked again; nil if it does not say.
    public var validUntil: Date?
    /// The offices whose data the source passes on, in its order, of which at most `Bound.publishers` are kept; nil if it does
    /// not say.
    public var publishers: [String]?
    /// Whether the source lists more than was read of it yet; known of an answer that has just arrived alone.
    public var isIncomplete = false

    private enum CodingKeys: String, CodingKey {
        case value, source, issuedAt, fetchedAt, validUntil, publishers
    }

    /// Makes a part; times that the source does not state are left out.
    public init(
        _ value: Value, source: WeatherSource, issuedAt: Date? = nil, fetchedAt: Date, validUntil: Date? = nil,
        publishers: [String]? = nil
    ) {
        self.value = value
        self.source = source
        self.issuedAt = issuedAt
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
        self.publishers = publishers.map { $0.prefix(Bound.publishers).map { $0.bounded(to: Bound.sourceName) } }
    }
}
