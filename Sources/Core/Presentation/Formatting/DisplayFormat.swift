public import Foundation
public import Observation

/// How values are written at the moment; a text made from it follows when the settings change it.
@MainActor @Observable
public final class DisplayFormat {
    /// Locale, units and the person's own zone.
    public var formatter: WeatherFormatter
    /// Seconds between two refreshes, by which a forecast counts as old; nil where it is renewed by hand only.
    public var refreshInterval: TimeInterval?

    /// Half an hour unless told otherwise.
    public init(_ formatter: WeatherFormatter, refreshInterval: TimeInterval? = 30 * 60) {
        self.formatter = formatter
        self.refreshInterval = refreshInterval
    }
}
