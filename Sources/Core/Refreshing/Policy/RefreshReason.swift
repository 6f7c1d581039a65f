public import Foundation

/// The reasons why a place's weather is requested.
public enum RefreshReason: Sendable, Hashable {
    /// The user refreshes it manually.
    case byHand
    /// A part has never arrived.
    case missing
    /// The most overdue part has this age in seconds; infinite if the clocks cannot tell.
    case aged(TimeInterval)
}
