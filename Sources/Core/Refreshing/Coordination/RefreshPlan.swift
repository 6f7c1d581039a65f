public import Foundation

/// What is to be done next about all places.
public enum RefreshPlan: Sendable, Hashable {
    /// Ask for this now, then plan again.
    case fetch(RefreshOrder)
    /// Nothing to do now; plan again after so many seconds, or, where that is nil, after the next event only.
    case wait(TimeInterval?)
}
