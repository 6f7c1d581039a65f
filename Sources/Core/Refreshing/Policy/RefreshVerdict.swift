public import Foundation
public import WeatherModel

/// The decision about one place at one moment, with its reason.
public enum RefreshVerdict: Sendable, Hashable {
    /// Request these parts.
    case fetch(Set<WeatherPart>, RefreshReason)
    /// Wait, and decide again after the given seconds; nil if time alone will not change the decision.
    case wait(RefreshDelay, TimeInterval?)
}
