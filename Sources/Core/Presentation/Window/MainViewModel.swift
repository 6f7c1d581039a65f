import Charts
public import GoodTimes
public import Places
import Refreshing
public import Observation
public import WeatherModel
public import WeatherStore
public import WeatherText

/// The content of the main window: the places, the page of the selected one, and messages about stored data.
@MainActor @Observable
public final class MainViewModel: MainWindowModel {
    /// The search field for places.
    public let adding: AddLocationViewModel
    /// The list of places and their pages.
    public let locations: LocationsViewModel
    /// The user's settings.
    public let settings: SettingsViewModel

    /// The preferences.
    public let preferences: PreferencesViewModel
    /// The export and import; nil if the store does not support it.
    public let exchange: ExchangeViewModel?
    /// The command that saves the place where the computer is; nil if nobody can be asked.
    let ownLocation: OwnLocationViewModel?
    /// The choice to go on without a window; nil if nobody can permit it.
    public var background: BackgroundViewModel? { preferences.background }
    /// The moment of the report that is shown, for which nobody is asked; nil for what is known now.
    public internal(set) var replayed: ReplayedMoment?
    /// The last task of `start()` or `minutePassed()`.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    /// The rain map that is shown in place of the page; nil if none is.
    public internal(set) var rainMap: RainMapViewModel?
    /// The page of a quantity that is shown in place of the place's page; nil if none is.
    public internal(set) var quantity: QuantityViewModel?
    /// The page of good times that is shown in place of the place's page; nil if none is.
    public internal(set) var goodTimes: GoodTimesViewModel?
    /// The span of time that a quantity's page showed last, which holds for the session.
    @ObservationIgnored var lastRange: QuantityRange?
    let rainMaps: RainMapMaker?
    /// The activities that were deleted lately.
    @ObservationIgnored let removedActivities = RemovedActivities()
    /// The file of the good times that were exported; nil for none.
    @ObservationIgnored let calendarMemory: StateFile<CalendarMemory>?
    /// What is shown side by side in place of the place's page; nil if nothing is.
    public internal(set) var comparison: ComparisonViewModel?
    let comparisons: ComparisonMaker?
    /// The user's trips; nil where they cannot be kept.
    public let trips: TripsViewModel?
    /// The place that was visible when a trip's page was opened.
    @ObservationIgnored var tripPlace: String?
    /// How the weather of earlier years is asked for; nil where nobody is.
    let pastYears: PastYearsInquiry?
    /// The files with normals of the temperature; nil for none.
    let normals: NormalsFiles?
    private var startNotice: Banner?
    /// Looked at each minute until changes to it can be kept; nil from then on.
    @ObservationIgnored private var lockedStore: (any Store)?
    @ObservationIgnored private(set) var storeCheck: Task<Void, Never>?
    /// The scale of the last rain map, which holds for the session.
    @ObservationIgnored var lastZoom: MapZoom?
    @ObservationIgnored private var opening = OpeningAllowance()
    private let clock: DisplayClock

    /// - Parameters:
    ///   - preferences: The preferences; by default without sources and keys.
    ///   - startNotice: The message about opening the store; nil if there is none.
    ///   - ownLocation: The command that saves the place where the computer is; nil if nobody can be asked.
    ///   - rainMaps: What rain maps are made from; nil for none.
    ///   - comparisons: What comparisons are made from; nil for none.
    ///   - trips: The user's trips; nil for none.
    ///   - pastYears: How the weather of earlier years is asked for; nil where nobody is.
    ///   - normals: The files with normals of the temperature; nil for none.
    ///   - calendarMemory: The file of the good times that were exported; nil for none.
    public init(
        adding: AddLocationViewModel, locations: LocationsViewModel, settings: SettingsViewModel, clock: DisplayClock,
        preferences: PreferencesViewModel? = nil, exchange: ExchangeViewModel? = nil, startNotice: Banner? = nil,
        lockedStore: (any Store)? = nil, ownLocation: OwnLocationViewModel? = nil, rainMaps: RainMapMaker? = nil,
        comparisons: ComparisonMaker? = nil, trips: TripsViewModel? = nil, pastYears: PastYearsInquiry? = nil,
        normals: NormalsFiles? = nil, calendarMemory: StateFile<CalendarMemory>? = nil
    ) {
        (self.rainMaps, self.comparisons, self.trips, self.pastYears) = (rainMaps, comparisons, trips, pastYears)
        (self.normals, self.calendarMemory) = (normals, calendarMemory)
        exchange?.onTrips = { [weak trips] in trips?.reload() }
        self.ownLocation = ownLocation
        self.preferences = preferences ?? PreferencesViewModel(settings)
        self.exchange = exchange
        self.adding = adding
        self.locations = locations
        self.settings = settings
        self.clock = clock
        self.startNotice = startNotice
        self.lockedStore = lockedStore
        settings.onForeignActivities = { [weak self] in self?.goodTimes?.leaveLostActivity() }
    }

    /// The page of the selected place; nil if there is none.
    public var page: WeatherViewModel? { locations.selectedPage }

    /// Whether there are rain maps at all.
    public var hasRainMaps: Bool { rainMaps != nil }
    /// Whether a radar sees the visible place.
    public var offersRainMap: Bool {
        guard let page, let rainMaps else { return false }
        return rainMaps.sees(page.place.location)
    }

    /// The title of the window, such as "London — Fairweather".
    public var title: String {
        if let trip = trips?.page { return tr("{place} — Fairweather", ["place": trip.heading.place]) }
        guard let page else { return tr("Fairweather") }
        let place = ["place": page.distinctName]
        if comparison != nil {
            return tr("{quantity} – {place}", place.merging(["quantity": WindowWords.compare]) { $1 })
        }
        if let quantity {
            return tr("{quantity} – {place}", place.merging(["quantity": quantity.quantity.title]) { $1 })
        }
        if let goodTimes {
            return tr("{quantity} – {place}", place.merging(["quantity": goodTimes.title]) { $1 })
        }
        return rainMap == nil ? tr("{place} — Fairweather", place) : tr("Rain map – {place}", place)
    }

    /// The message about the user's own location, else about a change that could not be saved, else about the start; nil
    /// if there is none.
    public var notice: Banner? {
        if let notice = ownLocation?.notice { return notice }
        return
            (locations.problem ?? locations.departure ?? settings.problem ?? background?.problem ?? exchange?.notice
            ?? startNotice).map {
                Banner(text: $0.text, actionLabel: tr("Dismiss"), style: $0.style, isList: $0.isList)
            }
    }

    /// The same message as a screen reader tells it, again each time that it is given.
    ///
    /// That a place was removed is told with the change of the list.
    public var toldNotice: Announcement? {
        notice.flatMap {
            $0.text == locations.departure?.text ? nil : Announcement(number: settings.failures, text: $0.text)
        }
    }

    /// What a screen reader is to tell now; nil if nothing has happened yet.
    public var announcement: Announcement? { locations.announcements.latest }

    /// The heading shown while no place is saved.
    public var welcomeTitle: String { tr("Welcome to Fairweather") }

    /// The text shown while no place is saved.
    public var welcomeText: String { tr("Enter the name of a city, or start with one of these.") }

    /// Removes the message, so that the next one is shown if there is one.
    public func dismissNotice() {
        if let ownLocation, ownLocation.notice != nil {
            ownLocation.dismiss()
        } else if locations.problem != nil {
            locations.dismissProblem()
        } else if locations.departure != nil {
            locations.dismissDeparture()
        } else if settings.problem != nil {
            settings.dismissProblem()
        } else if let background, background.problem != nil {
            background.dismissProblem()
        } else if exchange?.notice != nil {
            exchange?.dismissNotice()
        } else {
            if let startNotice { locations.places.forgetDamage(namedIn: startNotice.text) }
            startNotice = nil
            tellSetAsideFiles()
        }
    }

    /// Tells of damaged files that were set aside, once what is told already has been read.
    private func tellSetAsideFiles() {
        if startNotice == nil, let notice = StartNotice.setAside(locations.places.takeSetAsideFiles()) {
            startNotice = notice
        }
    }

    /// The label of the command that saves the place where the computer is; nil if nobody can be asked.
    public var locationOffer: String? { ownLocation == nil ? nil : tr("Use your location") }

    /// Asks the desktop where the computer is, then saves that place and shows it; does nothing while it is asking.
    public func useLocation() {
        ownLocation?.ask()
    }

    /// The label of the command that stops all requests, or lets them begin again; nil for sample data and for a report.
    public var offlineCommand: String? {
        guard preferences.ledger != nil, replayed == nil else { return nil }
        return settings.isOffline ? WindowWords.goOnline : tr("Work offline")
    }

    /// Lets requests begin again where the user has stopped them; else asks for the weather of the visible place.
    public func tryAgain() {
        guard settings.isOffline else { return rainMap?.refresh() ?? page?.refresh() ?? () }
        toggleOffline()
    }

    /// Stops all requests, or lets them begin again, and says so; of a report it says why nobody is asked.
    public func toggleOffline() {
        if let replayText { return locations.announcements.tell(replayText) }
        if settings.isOffline { settings.goOnline() } else { settings.change { $0.staysOffline = true } }
        rainMap?.refreshIfDue()
        comparison?.refreshIfDue()
        if settings.isOffline { quantity?.pastYears?.stop() }
        locations.announcements.tell(
            settings.isOffline ? RefreshDelay.offlineByChoice.sentence : page.map { $0.activity ?? $0.statusText })
    }

    /// Finds and shows the named cities, then updates what is due; to be called once the window is on screen.
    public func start(showing cities: [String] = []) {
        let opened = cities.prefix(opening.take(cities.count, at: locations.refreshes.moment))
        task = Task {
            for city in opened { await adding.show(city) }
            locations.refreshes.start()
        }
    }

    /// Returns when the places that the window was started with are there, or cannot be found.
    public func opened() async { await task?.value }

    /// Shows the place, saving it unless it is saved already; to be called once the window is on screen.
    public func show(_ place: Location) {
        guard opening.take(1, at: locations.refreshes.moment) > 0 else { return }
        let previous = task
        task = Task {
            await previous?.value
            await adding.show(place)
        }
    }

    /// Shows the user's home, or the first place if none is marked as home.
    public func showHome() {
        if let home = locations.places.home { locations.select(home.place.id) }
    }

    /// Updates the weather of all places now, as far as their sources allow it.
    public func refreshAll() {
        for page in locations.pages { page.refresh() }
    }

    /// Returns when everything begun before the call has ended: searches, changes, requests and their saving.
    public func settled() async {
        await task?.value
        await storeCheck?.value
        await adding.telling.task?.value
        await adding.searchTask?.value
        await adding.saveTask?.value
        await exchange?.task?.value
        await ownLocation?.task?.value
        await locations.task?.value
        await rainMap?.settled()
        await quantity?.reading?.value
        await quantity?.pastYears?.task?.value
        await comparison?.settled()
        await trips?.settled()
        await goodTimes?.activity?.reading?.value
        await locations.refreshes.settled()
    }

    /// Updates the window's clock and whatever is due; to be called at the start of every minute.
    public func minutePassed() {
        clock.tick()
        locations.forgetOldChange()
        locations.followMissed()
        ownLocation?.minutePassed()
        locations.refreshes.minutePassed()
        if let rainMap { rainMap.refreshIfDue() } else { rainMaps?.forgetOld(at: clock.now) }
        quantity?.minutePassed()
        trips?.minutePassed()
        goodTimes?.minutePassed()
        if comparison == nil { comparisons?.forgetOld(at: clock.now) }
        locations.places.tellObservers()
        tellSetAsideFiles()
        if let lockedStore, storeCheck == nil { storeCheck = Task { await lookAgain(at: lockedStore) } }
    }

    private func lookAgain(at store: any Store) async {
        defer { storeCheck = nil }
        do throws(StoreError) { try await store.checkWriting() } catch { return }
        lockedStore = nil
        startNotice = StartNotice.isHeldNoMore
    }

    /// Updates the weather after the computer has woken up.
    public func resumed() {
        clock.tick()
        locations.refreshes.resumed()
        locations.places.tellObservers()
    }

    /// Updates the weather after the network has come back.
    public func networkReturned() {
        locations.refreshes.networkReturned()
    }
}
