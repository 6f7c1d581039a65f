public import WeatherText

/// The content of the main window.
@MainActor
public protocol MainWindowModel: AnyObject {
    /// The type of the search field and its matches.
    associatedtype Adding: AddLocationModel
    /// The type of the list of places.
    associatedtype Locations: LocationListModel
    /// The type of the forecast page.
    associatedtype Page: ForecastPageModel
    /// The type of the preferences.
    associatedtype Preferences: PreferencesModel
    /// The type of the rain map.
    associatedtype Rain: RainMapModel
    /// The type of a quantity's page.
    associatedtype Quantity: QuantityPageModel
    /// The type of the page of good times.
    associatedtype GoodTimes: GoodTimesPageModel
    /// The type of what is shown side by side.
    associatedtype Comparison: ComparisonModel
    /// The type of the list of trips.
    associatedtype Trips: TripListModel
    /// The type of export and import.
    associatedtype Exchange: ExchangeModel

    /// The title of the window.
    var title: String { get }
    /// The search field and its matches.
    var adding: Adding { get }
    /// The list of places in the sidebar.
    var locations: Locations { get }
    /// The page of the visible place; nil if none is saved.
    var page: Page? { get }
    /// The rain map that is shown in place of the page; nil if none is.
    var rainMap: Rain? { get }
    /// The page of a quantity that is shown in place of the place's page; nil if none is.
    var quantity: Quantity? { get }
    /// The page of good times that is shown in place of the place's page; nil if none is.
    var goodTimes: GoodTimes? { get }
    /// What is shown side by side in place of the place's page; nil if nothing is.
    var comparison: Comparison? { get }
    /// The user's trips; nil where they cannot be kept.
    var trips: Trips? { get }
    /// Whether sources can be asked one by one.
    var hasComparisons: Bool { get }
    /// Whether there are rain maps at all.
    var hasRainMaps: Bool { get }
    /// Whether a radar sees the visible place.
    var offersRainMap: Bool { get }
    /// The preferences.
    var preferences: Preferences { get }
    /// The export and import; nil if they are not available.
    var exchange: Exchange? { get }
    /// The message about stored data; nil if there is none.
    var notice: Banner? { get }
    /// The same message as a screen reader tells it, again each time that it is given.
    var toldNotice: Announcement? { get }
    /// What a screen reader is to tell now; nil if nothing has happened yet.
    var announcement: Announcement? { get }
    /// The heading of the page that suggests cities.
    var welcomeTitle: String { get }
    /// The sentence below the heading.
    var welcomeText: String { get }
    /// The label of the command that saves the place where the computer is; nil if nobody can be asked.
    var locationOffer: String? { get }
    /// The label of the command that stops all requests, or lets them begin again; nil where nobody is asked.
    var offlineCommand: String? { get }

    /// Shows the rain map of the visible place in place of its page.
    ///
    /// - Parameter isNarrow: Whether there is little room for it, so that it begins with a smaller scale.
    func openRainMap(isNarrow: Bool)
    /// Shows the page again.
    func closeRainMap()
    /// Shows the map of the place that was chosen meanwhile, or its page where no radar sees it.
    func followRainMap()
    /// Shows the page of a quantity of the visible place in place of that place's page.
    ///
    /// - Parameter isNarrow: Whether there is little room for it, so that it begins with fewer days.
    func openQuantity(_ quantity: PageQuantity, isNarrow: Bool)
    /// Shows the page of the place again.
    func closeQuantity()
    /// Shows the same quantity of the place that was chosen meanwhile, or its page where that does not have it.
    func followQuantity()
    /// Shows the page of the place in place of whatever was opened from it.
    func closeOpenedPage()
    /// Shows the page of good times of the visible place in place of that place's page.
    func openGoodTimes()
    /// Shows the page of an activity at the visible place in place of that place's page.
    func openActivity(_ id: String)
    /// Shows the page of the place again.
    func closeGoodTimes()
    /// Shows the page of good times of the place that was chosen meanwhile, or that place's page.
    func followGoodTimes()
    /// Shows sources for the visible place, or places, side by side in place of its page.
    ///
    /// - Parameter isNarrow: Whether there is little room for it, so that it shows fewer days.
    func openComparison(isNarrow: Bool)
    /// Shows the page of the place again.
    func closeComparison()
    /// Compares the sources for the place that was chosen meanwhile.
    func followComparison()
    /// Shows the form of a new trip in place of the page of the place.
    func openNewTrip()
    /// Shows the page of a trip in place of that of the place.
    func openTrip(_ id: String)
    /// Shows the page of the place again.
    func closeTrip()
    /// Shows the page of the place that was chosen meanwhile.
    func followTrip()
    /// Whether the visible place was opened from the page of a trip, to which the way leads back.
    var leadsBackToTrip: Bool { get }
    /// Shows the page of that trip again.
    func returnToTrip()
    /// Removes the message after it has been read, or ends what it tells of.
    func dismissNotice()
    /// Asks the desktop where the computer is, then saves that place and shows it; does nothing while it is asking.
    func useLocation()
    /// Stops all requests, or lets them begin again.
    func toggleOffline()
    /// Lets requests begin again where the user has stopped them; else asks for what the window shows.
    func tryAgain()
    /// Returns the line at the top of a page with what is to be said of the whole window, such as that it shows a report.
    func marked(_ heading: PageHeading) -> PageHeading
}

extension MainWindowModel {
    /// Nil, by default.
    public var locationOffer: String? { nil }
    /// Nil, by default.
    public var offlineCommand: String? { nil }
    /// Does nothing, by default.
    public func toggleOffline() {}
    /// Asks for the weather of the visible place, by default.
    public func tryAgain() { page?.refresh() }
    /// Returns the line as it is, by default.
    public func marked(_ heading: PageHeading) -> PageHeading { heading }
    /// Does nothing, by default.
    public func useLocation() {}
    /// False, by default.
    public var leadsBackToTrip: Bool { false }
    /// Does nothing, by default.
    public func returnToTrip() {}
}
