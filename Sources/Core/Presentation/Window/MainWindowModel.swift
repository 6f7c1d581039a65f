public import WeatherText

/// What the main window shows.
@MainActor
public protocol MainWindowModel: AnyObject {
    /// The text field and its matches.
    associatedtype Adding: AddLocationModel
    /// The sidebar's places.
    associatedtype Locations: LocationListModel
    /// The page at the right.
    associatedtype Page: ForecastPageModel
    /// The preferences.
    associatedtype Preferences: PreferencesModel
    /// Takes places and settings along.
    associatedtype Exchange: ExchangeModel

    /// In the title bar.
    var title: String { get }
    /// The text field and its matches.
    var adding: Adding { get }
    /// The sidebar's places.
    var locations: Locations { get }
    /// The place shown; nil where none is saved.
    var page: Page? { get }
    /// The preferences.
    var preferences: Preferences { get }
    /// Takes places and settings along; nil where that cannot be done.
    var exchange: Exchange? { get }
    /// What happened to the stored data; nil when all is well.
    var notice: Banner? { get }
    /// The heading of the page that offers cities.
    var welcomeTitle: String { get }
    /// The sentence under it.
    var welcomeText: String { get }

    /// The notice was read.
    func dismissNotice()
}
