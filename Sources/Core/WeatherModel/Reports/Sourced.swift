public import Foundation

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

    /// Makes a part; times that the source does not state are left out.
    public init(
        _ value: Value, source: WeatherSource, issuedAt: Date? = nil, fetchedAt: Date, validUntil: Date? = nil
    ) {
        self.value = value
        self.source = source
        self.issuedAt = issuedAt
        self.fetchedAt = fetchedAt
        self.validUntil = validUntil
    }
}
