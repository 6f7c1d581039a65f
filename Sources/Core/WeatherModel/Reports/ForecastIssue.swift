public import Foundation

/// What one answer of a source said of the days of a place.
public struct ForecastIssue: Sendable, Hashable {
    /// The source of the answer.
    public let source: WeatherSource
    /// The time the source made it; nil if it does not say.
    public let issuedAt: Date?
    /// The time the answer arrived.
    public let fetchedAt: Date
    /// The last time at which the source gave the same days.
    public let confirmedAt: Date
    /// The days of it in ascending order of date.
    public let days: [Day]

    /// Makes an issue as a store returns it.
    public init(source: WeatherSource, issuedAt: Date? = nil, fetchedAt: Date, confirmedAt: Date, days: [Day]) {
        (self.source, self.issuedAt, self.fetchedAt) = (source, issuedAt, fetchedAt)
        (self.confirmedAt, self.days) = (confirmedAt, days)
    }

    /// The time from which on the forecast was known: that of its making, or of its arrival where that is not told or not
    /// before it.
    public var time: Date { issuedAt.map { min($0, fetchedAt) } ?? fetchedAt }
}
