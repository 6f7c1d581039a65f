public import Foundation

/// A version of a warning that differs from the one before it, or its end.
public struct AlertChange: Sendable, Hashable, Identifiable {
    /// The ways in which a warning changes, of which the gravest that applies is taken.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The first version.
        case new
        /// The severity rose.
        case escalated
        /// The severity fell.
        case eased
        /// The event lasts longer.
        case extended
        /// Another value or the wording is different.
        case updated
        /// The source listed the warning again after it had left it out.
        case returned
        /// The source left the warning out, or cancelled it, before its end.
        case cancelled
        /// The end of the event came, or another warning took this one's place.
        case ended
    }

    /// The number in the order in which changes were noticed, larger than that of every earlier one; never used twice.
    public let number: Int64
    /// The way in which the warning changed.
    public let kind: Kind
    /// The time of arrival of the answer that showed the change.
    public let at: Date
    /// The warning after the change; for `cancelled` and `ended` the last version.
    public let alert: Alert

    /// The number.
    public var id: Int64 { number }

    /// Makes a change.
    public init(number: Int64, kind: Kind, at: Date, alert: Alert) {
        (self.number, self.kind, self.at, self.alert) = (number, kind, at, alert)
    }
}
