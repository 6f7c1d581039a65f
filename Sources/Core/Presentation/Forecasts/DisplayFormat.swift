public import Foundation
public import Observation
public import Refreshing
public import WeatherModel
public import WeatherStore
public import WeatherText

/// The present formats; texts that depend on them are updated when the settings change.
@MainActor @Observable
public final class DisplayFormat {
    /// The formatter with locale, units and the user's time zone.
    public var formatter: WeatherFormatter
    /// The seconds between two refreshes, after which a forecast counts as old; nil for manual refreshes only.
    public var refreshInterval: TimeInterval?

    /// The visible sections of the page, in order.
    public var layout: PageLayout

    /// The warnings that are shown.
    public var alertChoice: AlertChoice

    /// The activities whose good times each page shows.
    public var activities: [Activity]

    /// Whether the user wants nobody to be asked.
    public var staysOffline: Bool

    /// Whether requests may begin again; false for a report, whose moment is over.
    var mayGoOnline = true

    /// The label of the button that lets requests begin again; nil where they are not stopped, and for a report.
    var onlineOffer: String? { staysOffline && mayGoOnline ? WindowWords.goOnline : nil }

    /// Whether it is shown how sure the forecast is.
    public var showsSpread: Bool

    /// Makes formats, by default with an interval of half an hour, all sections and all warnings.
    public init(
        _ formatter: WeatherFormatter, refreshInterval: TimeInterval? = 30 * 60, layout: PageLayout = PageLayout(),
        alertChoice: AlertChoice = AlertChoice(), activities: [Activity] = [], staysOffline: Bool = false,
        showsSpread: Bool = true
    ) {
        self.formatter = formatter
        self.layout = layout
        self.refreshInterval = refreshInterval
        self.alertChoice = alertChoice
        self.activities = activities
        self.staysOffline = staysOffline
        self.showsSpread = showsSpread
    }
}

/// The present time as the window shows it, updated once a minute by `tick()`, with every text that depends on it.
@MainActor @Observable
public final class DisplayClock {
    /// The time of the last tick.
    public private(set) var now: Date

    @ObservationIgnored private let clock: any WallClock

    /// Makes a clock that shows the present time.
    public init(_ clock: any WallClock) {
        self.clock = clock
        now = clock.now
    }

    /// Updates the time.
    public func tick() {
        now = clock.now
    }
}
