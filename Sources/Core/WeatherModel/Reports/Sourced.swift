public import Foundation

/// A part of a report together with where it came from and when.
public struct Sourced<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    /// The part itself.
    public var value: Value
    /// Who gave it.
    public var source: WeatherSource
    /// When the source made it; nil where it does not say.
    public var issuedAt: Date?
    /// When the answer arrived, or was confirmed to be the same still.
    public var fetchedAt: Date
    /// Until when the source asks not to be asked again; nil where it does not say.
    public var validUntil: Date?

    /// What the source does not say is left out.
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
