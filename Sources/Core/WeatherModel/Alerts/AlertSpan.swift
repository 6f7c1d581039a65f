public import Foundation

/// The time for which a warning holds.
public struct AlertSpan: Sendable, Hashable {
    /// The beginning; the distant past if it is not known.
    public let start: Date
    /// The end, at or after the beginning; the distant future if it is not known.
    public let end: Date

    /// Makes a span; one that would end before it begins holds for an instant.
    public init(from start: Date?, to end: Date?) {
        self.start = start ?? .distantPast
        self.end = max(self.start, end ?? .distantFuture)
    }

    /// Returns whether both hold at some time; what begins as the other one ends follows it.
    public func overlaps(_ other: AlertSpan) -> Bool {
        start == other.start || max(start, other.start) < min(end, other.end)
    }

    /// Returns whether both begin and end within half an hour.
    public func isNear(_ other: AlertSpan) -> Bool {
        !exceeds(other, by: 30 * 60) && !other.exceeds(self, by: 30 * 60)
    }

    /// Returns whether more than the seconds lie before the beginning of the other one, or after its end.
    public func exceeds(_ other: AlertSpan, by seconds: TimeInterval) -> Bool {
        other.start.timeIntervalSince(start) > seconds || end.timeIntervalSince(other.end) > seconds
    }
}

extension Alert {
    /// The time for which it holds.
    public var span: AlertSpan { AlertSpan(from: onset, to: ends) }
}
