public import Charts
public import WeatherText

/// The content of a quantity's page.
@MainActor
public protocol QuantityPageModel: AnyObject {
    /// The identifier of the place.
    var pageID: String { get }
    /// The line at the top: the quantity, the place, its time and the age of its weather.
    var heading: PageHeading { get }
    /// The quantity that is shown.
    var quantity: PageQuantity { get }
    /// The quantities that the place's weather has.
    var choices: [PageQuantity] { get }
    /// The spans of time that can be shown, each longer than the one before.
    var ranges: [QuantityRange] { get }
    /// The span of time that is shown.
    var range: QuantityRange { get }
    /// The value now and what is to come; nil while nothing is known.
    var head: QuantityHead? { get }
    /// The values over the days; nil where none of them is known.
    var chart: QuantityChart? { get }
    /// The daylight of the year; nil for another quantity.
    var year: DaylightYear? { get }
    /// The light of today; nil for another quantity.
    var daylight: DaylightDay? { get }
    /// The moon of the days to come; nil for another quantity.
    var moon: MoonCalendar? { get }
    /// The same values as a table; nil where none of them is known.
    var table: ChartTable? { get }
    /// Whether they are shown as a table instead of the chart.
    var showsTable: Bool { get }
    /// What is told in place of a chart; nil where there is one.
    var missingText: String? { get }
    /// The label of the button that asks again for what is missing; nil for none.
    var missingActionLabel: String? { get }
    /// The day that is told of; nil where no day is known.
    var story: QuantityStory? { get }
    /// Where the wind comes from; nil for another quantity and where that is not known.
    var rose: WindRose? { get }
    /// What the values mean; nil where that is not known.
    var meaning: QuantityMeaning? { get }
    /// Today beside other years; nil where nothing is told of them.
    var otherYears: OtherYearsCard? { get }
    /// What is in the air, pollutants and then pollen; empty for another quantity and where nothing is known.
    var airTables: [AirTable] { get }
    /// The origin of the values and further remarks, a sentence each.
    var origins: [String] { get }
    /// The chart as it leaves the program; nil if there is nothing to copy.
    var copy: (any ExportedChart)? { get }
    /// Whether a request is running.
    var isLoading: Bool { get }

    /// Shows another quantity.
    func choose(_ quantity: PageQuantity)
    /// Shows another span of time.
    func choose(_ range: QuantityRange)
    /// Shows the values as a table, or as the chart.
    func showTable(_ isShown: Bool)
    /// Asks for earlier years, or ends asking.
    func compareYears()
    /// Tells of a day, such as "2026-11-24"; one that the forecast does not have leaves it as it is.
    func tell(ofDay id: String)
}

/// What is told of one day on a quantity's page.
public struct QuantityStory: Sendable, Hashable {
    /// The day, "Tuesday 24 November".
    public let title: String
    /// The sentences of the day, as where it is opened among the days.
    public let text: String
    /// The same for a screen reader.
    public let spokenText: String
    /// The day before; nil if the forecast has none.
    public let earlier: String?
    /// The day after; nil if the forecast has none.
    public let later: String?

    /// Takes texts as they are shown.
    public init(title: String, text: String, spokenText: String, earlier: String?, later: String?) {
        (self.title, self.text, self.spokenText) = (title, text, spokenText)
        (self.earlier, self.later) = (earlier, later)
    }
}
