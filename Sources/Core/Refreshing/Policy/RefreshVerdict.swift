public import Foundation
public import WeatherModel

/// What is to be done about one place at one moment, and why.
public enum RefreshVerdict: Sendable, Hashable {
    /// Ask for these parts.
    case fetch(Set<WeatherPart>, RefreshReason)
    /// Leave it alone, and look again after so many seconds; nil where no time will change it.
    case wait(RefreshDelay, TimeInterval?)
}
