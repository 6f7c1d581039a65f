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
    /// Why what is shown is old, or why there is nothing to show.
    var banner: Banner? { get }
    /// "Updated 12 minutes ago", "Sample data", or what is being waited for.
    var statusText: String { get }
    /// Whether a request is under way.
    var isLoading: Bool { get }
    /// The source's words and address for the footer; nil while nothing is shown.
    var attribution: Attribution? { get }

    /// Asks the source again; what is shown stays until an answer has come.
    func refresh()
}
