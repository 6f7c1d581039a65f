public import Charts
public import WeatherText

/// The content of the page on which sources, or places, are set side by side.
@MainActor
public protocol ComparisonModel: AnyObject {
    /// The identifier of the place that the page was opened for.
    var pageID: String { get }
    /// The line at the top: the page's name, then the place or how many, and its time.
    var heading: PageHeading { get }
    /// Whether sources or places are compared.
    var kind: ComparisonKind { get }
    /// Whether there are places to compare, two of them at least.
    var offersPlaces: Bool { get }
    /// The sentence that tells until when they agree and when they part, or why that is not known.
    var sentence: String { get }
    /// Who says what then; nil for nothing.
    var detail: String? { get }
    /// A quantity and the rain; nil while nothing is known.
    var chart: ComparisonChart? { get }
    /// The quantity that the chart shows beside the rain.
    var quantity: ChartMetric { get }
    /// The quantities that the chart can show, which any of the forecasts tells; empty while nothing is known.
    var quantities: [ChartMetric] { get }
    /// The chart as it leaves the program; nil if there is nothing to copy.
    var copy: (any ExportedChart)? { get }
    /// The days of each as a table.
    var text: ComparisonText { get }
    /// What can be added, in order; empty once there are as many as can be.
    var additions: [ComparisonChoice] { get }
    /// What stands beside the button that adds one.
    var additionNote: String { get }
    /// Whose forecasts they are, and when they arrived; empty while none is known.
    var credit: String { get }
    /// Whether a request is running.
    var isLoading: Bool { get }
    /// What a screen reader is to be told of the last change of the order; nil before the first.
    var announcement: Announcement? { get }

    /// Compares sources or places.
    func choose(_ kind: ComparisonKind)
    /// Shows another quantity in the chart.
    func choose(_ quantity: ChartMetric)
    /// Adds one at the end.
    func add(_ id: String)
    /// Takes one away; does nothing where only one is left.
    func remove(_ id: String)
    /// Moves one by so many rows; does nothing at the ends.
    func move(_ id: String, by offset: Int)
    /// Undoes the last change of what is compared; returns false where there is none.
    func undo() -> Bool
    /// Asks again for what is old or has failed.
    func refresh()
    /// Tells whether there is room for eight days rather than five.
    func fit(isNarrow: Bool)
}

/// What is compared.
public enum ComparisonKind: Sendable, Hashable, CaseIterable {
    case sources, places

    /// The most that are compared.
    public var limit: Int { self == .sources ? 3 : 4 }

    /// The name of the choice.
    public var title: String { self == .sources ? tr("Sources") : tr("Places") }

    /// The button that adds one.
    public var addition: String { self == .sources ? tr("Add a source") : tr("Add a place") }
}

/// A source or a place that can be added.
public struct ComparisonChoice: Sendable, Hashable, Identifiable {
    /// The identifier of the source or the place.
    public let id: String
    /// The name.
    public let name: String
}
