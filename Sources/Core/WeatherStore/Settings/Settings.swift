public import WeatherModel

/// What the user has chosen; everything else follows the desktop and the region.
public struct Settings: Sendable, Hashable {
    /// How times of day are written.
    public enum ClockFormat: String, Sendable, Hashable, CaseIterable {
        /// As the desktop's locale does.
        case automatic
        case twelveHours, twentyFourHours
    }

    /// Light on dark or dark on light.
    public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
        /// As the desktop prefers.
        case desktop
        case light, dark
    }

    /// The minutes between two refreshes that can be chosen.
    public static let refreshMinutesRange = 10...1440

    /// Nil for those of the user's region.
    public var units: Units?
    /// Of every time on screen.
    public var clockFormat = ClockFormat.automatic
    /// Of every request.
    public var coordinatePrecision = CoordinatePrecision.fourDecimals
    /// Identities of the sources to ask, the preferred one first; empty for the program's own order.
    public var sourceOrder: [WeatherSource.ID] = []
    /// Another server for a source, as the text of its URL.
    public var servers: [WeatherSource.ID: String] = [:]
    /// What the key of OpenWeather is good for, as the source itself names its products; nil for what every key allows.
    public var openWeatherProduct: String?
    /// The station Weather Underground is asked for, "IMUNIC123"; nil where none is named.
    public var weatherUndergroundStation: String?
    /// Minutes, in `refreshMinutesRange`.
    public var refreshMinutes = 30
    /// Of the window.
    public var colorScheme = ColorScheme.desktop
    /// Whether the page's background shows the weather.
    public var showsWeatherBackground = true
    /// Names of the sections of the page that are not shown.
    public var hiddenSections: Set<String> = []
    /// Names of the sections of the page from top to bottom; those it does not name stand behind them.
    public var sectionOrder: [String] = []

    /// Everything as it is before the user chooses anything.
    public init() {}
}
