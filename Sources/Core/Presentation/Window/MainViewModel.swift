public import Observation
public import WeatherStore
public import WeatherText

/// The window: the places, the page of the one that is selected, and what has to be said about the stored data.
@MainActor @Observable
public final class MainViewModel: MainWindowModel {
    /// Finds and saves places.
    public let adding: AddLocationViewModel
    /// Owns the page of each place.
    public let locations: LocationsViewModel
    /// The user's choices.
    public let settings: SettingsViewModel

    /// What is shown of them, with the sources and the keys.
    public let preferences: PreferencesViewModel
    /// Takes places and settings along; nil where the store cannot.
    public let exchange: ExchangeViewModel?
    /// The refresh that `start()` or `minutePassed()` began last.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private var startNotice: Banner?
    /// Looked at each minute until changes to it can be kept; nil from then on.
    @ObservationIgnored private var heldStore: (any StoreChecking)?
    @ObservationIgnored private(set) var storeCheck: Task<Void, Never>?
    private let clock: DisplayClock

    /// - Parameters:
    ///   - preferences: Left out, they know neither sources nor keys.
    ///   - startNotice: What happened when the store was opened; nil when all is well.
    ///   - heldStore: The store where another program kept it from being changed, and so may let go of it again.
    public init(
        adding: AddLocationViewModel, locations: LocationsViewModel, settings: SettingsViewModel, clock: DisplayClock,
        preferences: PreferencesViewModel? = nil, exchange: ExchangeViewModel? = nil, startNotice: Banner? = nil,
        heldStore: (any StoreChecking)? = nil
    ) {
        self.preferences = preferences ?? PreferencesViewModel(settings)
        self.exchange = exchange
        self.adding = adding
        self.locations = locations
        self.settings = settings
        self.clock = clock
        self.startNotice = startNotice
        self.heldStore = heldStore
    }

    /// That of the selected place.
    public var page: WeatherViewModel? { locations.selectedPage }

    /// "London — Fairweather".
    public var title: String {
        page.map { tr("{place} — Fairweather", ["place": $0.location]) } ?? tr("Fairweather")
    }

    /// A change that could not be saved comes before what happened at the start.
    public var notice: Banner? {
        (locations.problem ?? settings.problem ?? exchange?.notice ?? startNotice).map {
            Banner(text: $0.text, actionLabel: tr("Dismiss"), style: $0.style)
        }
    }

    /// Shown while no place is saved.
    public var welcomeTitle: String { tr("Welcome to Fairweather") }

    /// Shown while no place is saved.
    public var welcomeText: String { tr("Enter the name of a city, or start with one of these.") }

    /// Shows the next one, if there is another.
    public func dismissNotice() {
        if locations.problem != nil {
            locations.dismissProblem()
        } else if settings.problem != nil {
            settings.dismissProblem()
        } else if exchange?.notice != nil {
            exchange?.dismissNotice()
        } else {
            startNotice = nil
        }
    }

    /// Finds and shows the cities named, then renews what is due; call it once the window is on screen.
    public func start(showing cities: [String] = []) {
        task = Task {
            for city in cities { await adding.show(city) }
            locations.refreshes.start()
        }
    }

    /// Returns when what was begun before the call has ended: searches, changes, requests and what they save.
    public func settled() async {
        await task?.value
        await storeCheck?.value
        await adding.searchTask?.value
        await adding.saveTask?.value
        await exchange?.task?.value
        await locations.task?.value
        await locations.refreshes.settled()
    }

    /// Moves the window's clock and renews what has fallen due; call it at the start of every minute.
    public func minutePassed() {
        clock.tick()
        locations.forgetOldRemoval()
        locations.refreshes.minutePassed()
        if let heldStore, storeCheck == nil { storeCheck = Task { await lookAgain(at: heldStore) } }
    }

    private func lookAgain(at store: any StoreChecking) async {
        defer { storeCheck = nil }
        do throws(StoreError) { try await store.checkWriting() } catch { return }
        heldStore = nil
        startNotice = StartNotice.isHeldNoMore
    }

    /// The computer woke up.
    public func resumed() {
        clock.tick()
        locations.refreshes.resumed()
    }

    /// The network is there again.
    public func networkReturned() {
        locations.refreshes.networkReturned()
    }
}
