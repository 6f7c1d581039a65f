public import Foundation
public import WeatherModel

/// How far a part of the weather may be relied on for its age.
public enum Staleness: Sendable, Hashable, Comparable {
    /// As new as the settings ask for.
    case fresh
    /// Older than the interval of the settings, or than the part's own validity where that is longer.
    case stale
    /// A day old or more.
    case outdated

    /// Seconds.
    static let outdatedAge: TimeInterval = 24 * 3600

    /// - Parameters:
    ///   - interval: Of the settings, in seconds; nil where the weather is renewed by hand only.
    ///   - fetchedAt: A moment ahead of now, after the clock was set back, is as bad as one long ago.
    public init(of part: WeatherPart, fetchedAt: Date, interval: TimeInterval?, at now: Date) {
        let age = abs(now.timeIntervalSince(fetchedAt))
        // A quarter more, so that jitter and a request that takes its time are not called old.
        let limit = 1.25 * max(interval ?? RefreshPolicy.usualInterval, RefreshPolicy.validity(of: part))
        self = age >= Self.outdatedAge ? .outdated : age > limit ? .stale : .fresh
    }
}
