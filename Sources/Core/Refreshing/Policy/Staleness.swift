public import Foundation
public import WeatherModel

/// The degree to which a part of the weather is out of date.
public enum Staleness: Sendable, Hashable, Comparable {
    /// Recent enough for the interval of the settings.
    case fresh
    /// Older than the interval of the settings, or than the part's own validity if that is longer.
    case stale
    /// A day old or more.
    case outdated

    /// The age in seconds from which a part is outdated.
    static let outdatedAge: TimeInterval = 24 * 3600

    /// - Parameters:
    ///   - interval: The interval of the settings in seconds; nil for manual refreshes only.
    ///   - fetchedAt: The time of arrival; a time in the future, after the clock was set back, counts as equally old.
    public init(of part: WeatherPart, fetchedAt: Date, interval: TimeInterval?, at now: Date) {
        let age = abs(now.timeIntervalSince(fetchedAt))
        // The extra quarter allows for jitter and slow requests.
        let limit = 1.25 * max(interval ?? RefreshPolicy.defaultInterval, RefreshPolicy.validity(of: part))
        self = age >= Self.outdatedAge ? .outdated : age > limit ? .stale : .fresh
    }
}
