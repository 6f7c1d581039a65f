public import Foundation

/// The reasons why a place's weather is requested.
public enum RefreshReason: Sendable, Hashable {
    /// The user refreshes it manually.
    case byHand
    /// A part has never arrived.
    case missing
    /// The source of a part that failed named this time itself, which the user was told.
    case allowedAgain
    /// The most overdue part has this age in seconds; infinite if the clocks cannot tell.
    case aged(TimeInterval)
}
