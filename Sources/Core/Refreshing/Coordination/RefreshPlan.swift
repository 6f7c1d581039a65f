public import Foundation

/// The next step for all places.
public enum RefreshPlan: Sendable, Hashable {
    /// Carry out this order now, then plan again.
    case fetch(RefreshOrder)
    /// Plan again after the given seconds or, if nil, after the next event.
    case wait(TimeInterval?)
}
