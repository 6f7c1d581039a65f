public import Charts
public import WeatherText

/// The content of the forecast page of one place.
@MainActor
public protocol ForecastPageModel: AnyObject {
    /// The type of the current weather.
    associatedtype Displayable: WeatherDisplayable
    /// The type of a day.
    associatedtype DayItem: DayCellItem & Equatable & Identifiable where DayItem.ID == String

    /// The identifier of the place.
    var pageID: String { get }
    /// The name of the place.
    var location: String { get }
    /// The line at the top of the page.
    var heading: PageHeading { get }
    /// The current weather; nil if nothing is known.
    var current: Displayable? { get }
    /// Whether any hour is known.
    var hasHours: Bool { get }
    /// The days from today on; empty if none are known.
    var days: [DayItem] { get }
    /// The visible sections below the current weather, from top to bottom.
    var sections: [PageSection] { get }
    /// Whether weather and sections are left out, as what they are made of may still come; tiles then have names alone.
    var awaitsWeather: Bool { get }
    /// The sky behind the current weather; nil for none.
    var sky: Sky? { get }
    /// The summary of the coming hours in one or two sentences; nil if nothing is known.
    var summary: String? { get }
    /// The same for a screen reader, with units as words; nil if nothing is known.
    var spokenSummary: String? { get }
    /// The warnings in force or announced, those for the place first, then by severity.
    var alerts: [AlertDisplayText] { get }
    /// The same with the name of the place, for their dialog.
    var warningList: WarningList { get }
    /// The first warning and how many others there are.
    var warnings: WarningsSummary { get }
    /// The parts that no source offers or that could not be updated, a sentence each.
    var absences: [String] { get }
    /// The rain in the next two hours; nil if it stays dry or is not known.
    var rainStrip: RainStrip? { get }
    /// The origin of the rain in the next two hours; nil if it is not known.
    var rainProvenance: String? { get }
    /// The chart of the hours, also where they lack the chosen quantity; nil if no hours are known.
    var chart: HoursChart? { get }
    /// The tiles of up to four periods; empty if nothing is known.
    var tiles: [ForecastTile] { get }
    /// The quantity that the chart shows.
    var metric: ChartMetric { get }
    /// Whether the hours are shown as a table instead of the chart.
    var showsTable: Bool { get }
    /// The identifier of the expanded day; nil if there is none.
    var openDay: String? { get }
    /// The cards with details such as wind and humidity.
    var details: [DetailCard] { get }
    /// The times that suit the user's activities; nil without an activity, and where no hour is known.
    var goodTimes: GoodTimesCard? { get }
    /// The message why the weather is old or missing; nil if there is none.
    var banner: Banner? { get }
    /// The age or origin of the weather, such as "Updated 12 minutes ago" or "Sample data".
    var statusText: String { get }
    /// Whether a request is running.
    var isLoading: Bool { get }
    /// The attributions of the sources of the parts shown, each once.
    var attributions: [Attribution] { get }

    /// Refreshes the weather; the present one stays until an answer has come.
    func refresh()
    /// Chooses the quantity that the chart shows.
    func showMetric(_ metric: ChartMetric)
    /// Shows the hours as a table, or as the chart.
    func showTable(_ isShown: Bool)
    /// Expands the day, or collapses it if it is expanded.
    func toggleDay(_ id: String)
    /// Expands the day, if it is not.
    func openDay(_ id: String)
    /// Shows the activities beyond the first ones.
    func showAllActivities()
    /// Returns the temperature, rain and wind of one day's own hours; nil if none of them is known.
    func meteogram(ofDay id: String) -> Meteogram?
    /// Returns how the forecast for one day moved; nil where too few forecasts are kept, or not read yet.
    ///
    /// - Parameter id: The identifier of the expanded day.
    func fan(ofDay id: String) -> IssueFan?
    /// Returns the sky of one day; nil if its hours are not known from midnight to midnight.
    func ribbon(ofDay id: String) -> DayRibbon?
    /// The weather as a picture to share; nil while it is not known.
    var postcard: Postcard? { get }
}

extension ForecastPageModel {
    /// The summary itself, by default.
    public var spokenSummary: String? { summary }
    /// Shows the quantity of a digit key, counted from 1; returns false for one that has none.
    public func showMetric(ofDigit digit: Int) -> Bool {
        guard ChartMetric.allCases.indices.contains(digit - 1) else { return false }
        showMetric(ChartMetric.allCases[digit - 1])
        return true
    }
    /// The name of the place with the age of its weather or the message why that is old, by default.
    public var heading: PageHeading {
        PageHeading(
            place: location, detail: banner?.text ?? statusText, brief: statusText, trouble: banner?.text,
            explanation: banner?.text, actionLabel: banner?.actionLabel,
            opensPreferences: banner?.opensPreferences ?? false)
    }
    /// All sections in the default order, by default.
    public var sections: [PageSection] { PageSection.allCases }
    /// False, by default.
    public var awaitsWeather: Bool { false }
    /// Nil, by default.
    public var sky: Sky? { nil }
    /// Nil, by default.
    public var summary: String? { nil }
    /// No warnings, by default.
    public var alerts: [AlertDisplayText] { [] }
    /// All warnings below the name of the place.
    public var warningList: WarningList { WarningList(alerts, of: location) }
    /// All warnings.
    public var warnings: WarningsSummary { WarningsSummary(foremost: alerts.first, others: alerts.count - 1) }
    /// No sentences, by default.
    public var absences: [String] { [] }
    /// Nil, by default.
    public var rainStrip: RainStrip? { nil }
    /// Nil, by default.
    public var rainProvenance: String? { nil }
    /// Nil, by default.
    public var chart: HoursChart? { nil }
    /// No tiles, by default.
    public var tiles: [ForecastTile] { [] }
    /// Nil, by default: no day is expanded.
    public var openDay: String? { nil }
    /// No cards, by default.
    public var details: [DetailCard] { [] }
    /// Nil, by default.
    public var goodTimes: GoodTimesCard? { nil }
    /// Does nothing, by default.
    public func showAllActivities() {}
    /// Does nothing, by default.
    public func toggleDay(_ id: String) {}
    /// Does nothing, by default.
    public func openDay(_ id: String) {}
    /// Returns nil, by default.
    public func meteogram(ofDay id: String) -> Meteogram? { nil }
    /// Nil, by default.
    public func fan(ofDay id: String) -> IssueFan? { nil }
    /// Nil, by default.
    public func ribbon(ofDay id: String) -> DayRibbon? { nil }
    /// Nil, by default.
    public var postcard: Postcard? { nil }
}
