public import Foundation
public import Observation
public import WeatherText

/// How values are written at the moment; a text made from it follows when the settings change it.
@MainActor @Observable
public final class DisplayFormat {
    /// Locale, units and the person's own zone.
    public var formatter: WeatherFormatter
    /// Seconds between two refreshes, by which a forecast counts as old; nil where it is renewed by hand only.
    public var refreshInterval: TimeInterval?

    /// What is shown of a page, in which order.
    public var layout: PageLayout

    /// Half an hour and all of the page unless told otherwise.
    public init(
        _ formatter: WeatherFormatter, refreshInterval: TimeInterval? = 30 * 60, layout: PageLayout = PageLayout()
    ) {
        self.formatter = formatter
        self.layout = layout
        self.refreshInterval = refreshInterval
    }
}
