public import Charts
public import WeatherText

/// What the forecast page shows of one place.
@MainActor
public protocol ForecastPageModel: AnyObject {
    /// The current weather.
    associatedtype Displayable: WeatherDisplayable
    /// An hour of the strip.
    associatedtype HourItem: HourCellItem & Equatable & Identifiable where HourItem.ID == String
    /// A day of the list.
    associatedtype DayItem: DayCellItem & Equatable & Identifiable where DayItem.ID == String

    /// Tells one place from another.
    var pageID: String { get }
    /// The place's name, for the page that has nothing else to show yet.
    var location: String { get }
    /// Nil while nothing at all is known.
    var current: Displayable? { get }
    /// From the present hour on; empty where none are known.
    var hours: [HourItem] { get }
    /// From today on; empty where none are known.
    var days: [DayItem] { get }
    /// What there is beside the present weather, from top to bottom.
    var sections: [PageSection] { get }
    /// One or two plain sentences about the hours to come; nil where nothing can be said.
    var summary: String? { get }
    /// The warnings in force or announced, those that hold here first, then by gravity.
    var alerts: [AlertWording] { get }
    /// The first of them, and whether they could be renewed.
    var warnings: WarningsSummary { get }
    /// What nobody gives for the place, or could not be renewed, a sentence each.
    var absences: [String] { get }
    /// Rain in the next two hours; nil where it stays dry or is not known.
    var rainStrip: RainStrip? { get }
    /// The hours as a chart; nil where they lack what is chosen.
    var chart: HoursChart? { get }
    /// What the hours lack where there is no chart of them; nil where there is one, and where there are no hours.
    var chartNotice: String? { get }
    /// Four stretches of time at a glance; empty where nothing is known of any.
    var tiles: [ForecastTile] { get }
    /// What the chart shows.
    var metric: ChartMetric { get set }
    /// Whether the hours are shown as a table in place of the chart.
    var showsTable: Bool { get set }
    /// The day whose details are open; nil where none is.
    var openDay: String? { get }
    /// Wind, humidity and so on, with their places on their scales.
    var details: [DetailCard] { get }
    /// Why what is shown is old, or why there is nothing to show.
    var banner: Banner? { get }
    /// "Updated 12 minutes ago", "Sample data", or what is being waited for.
    var statusText: String { get }
    /// Whether a request is under way.
    var isLoading: Bool { get }
    /// What the sources of the parts shown want said, each once.
    var attributions: [Attribution] { get }

    /// Asks the source again; what is shown stays until an answer has come.
    func refresh()
    /// Opens the day's details, or closes them.
    func toggleDay(_ id: String)
    /// The sky behind the present weather; nil while nothing is known.
    func background(_ style: ColourStyle) -> WeatherBackground?
}

extension ForecastPageModel {
    /// All, in the program's own order.
    public var sections: [PageSection] { PageSection.allCases }
    /// Nothing.
    public var summary: String? { nil }
    /// None.
    public var alerts: [AlertWording] { [] }
    /// All of them, none of which could not be renewed.
    public var warnings: WarningsSummary { WarningsSummary(foremost: alerts) }
    /// None.
    public var absences: [String] { [] }
    /// None.
    public var rainStrip: RainStrip? { nil }
    /// None.
    public var chart: HoursChart? { nil }
    /// Nothing is lacking.
    public var chartNotice: String? { nil }
    /// None.
    public var tiles: [ForecastTile] { [] }
    /// None.
    public var openDay: String? { nil }
    /// None.
    public var details: [DetailCard] { [] }
    /// Does nothing.
    public func toggleDay(_ id: String) {}
    /// None.
    public func background(_ style: ColourStyle) -> WeatherBackground? { nil }
}
