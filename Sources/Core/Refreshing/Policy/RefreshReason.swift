public import Foundation

/// Why a place's weather is asked for.
public enum RefreshReason: Sendable, Hashable {
    /// The user wants it now.
    case byHand
    /// A part has never arrived.
    case missing
    /// The part that is most overdue is so many seconds old; endless where the clocks cannot tell.
    case aged(TimeInterval)
}
