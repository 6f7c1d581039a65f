public import Foundation
public import Observation
public import Places
public import Refreshing
import WeatherModel
public import WeatherServices
import WeatherStore
public import WeatherText

/// The saved places in the user's order, their pages, and the visible one.
///
/// Every change is saved before it is shown; if saving fails, nothing changes and `problem` is set. Changes are made
/// one after another in the order requested.
@MainActor @Observable
public final class LocationsViewModel: LocationListModel {
    /// Passes the coordinator's answers on without keeping the list alive.
    @MainActor
    private final class Delivery {
        weak var list: LocationsViewModel?
    }

    /// The page of each place, in the user's order.
    public internal(set) var pages: [WeatherViewModel] {
        didSet { tellTwinsApart() }
    }
    /// The pages of removed places that can be put back.
    @ObservationIgnored var removed: [WeatherViewModel] = []
    /// The identifier of the visible place; nil if no place is saved.
    public internal(set) var selectedID: String?
    /// The message about the last change that could not be saved; nil if there is none.
    public private(set) var problem: Banner?
    /// The message that another program has removed the place that was shown; nil once it was read.
    public internal(set) var departure: Banner?
    /// The content of the dialog that renames a place; nil if none is being renamed.
    public internal(set) var renaming: PlaceRenaming?
    /// What a screen reader tells of changes to the list and to the weather.
    public let announcements = Announcements()
    /// The coordinator that decides what is fetched, and when.
    public let refreshes: RefreshCoordinator

    /// The task of the last change.
    @ObservationIgnored var task: Task<Void, Never>?
    /// What is known of the store's changes by others.
    @ObservationIgnored var following = StoreFollowing()

    /// The places, which this presents.
    public let places: PlaceList
    let clock: DisplayClock
    let format: DisplayFormat
    let quantity = ShownQuantity()

    /// Makes the list and selects the home or the first place; nothing is fetched before `refreshes` is started.
    ///
    /// - Parameters:
    ///   - pause: The function by which the coordinator waits.
    public init(
        _ places: PlaceList, fetcher: any ReportFetching, policy: RefreshPolicy, refreshClock: any RefreshClock,
        clock: DisplayClock, format: DisplayFormat,
        pause: (@Sendable (TimeInterval) async throws -> Void)? = nil
    ) {
        let delivery = Delivery()
        let refreshes = RefreshCoordinator(
            fetcher: fetcher, policy: policy, clock: refreshClock, pause: pause,
            asking: { delivery.list?.places.note($0, askedFor: $1) }, deliver: { await delivery.list?.take($0) })
        (self.places, self.clock, self.format, self.refreshes) = (places, clock, format, refreshes)
        let shown = self.quantity
        pages = places.states.map {
            WeatherViewModel($0, refreshes: refreshes, clock: clock, format: format, quantity: shown)
        }
        refreshes.add(places.states.map(\.addition))
        delivery.list = self
        tellTwinsApart()
        if let home = places.home { select(home.place.id) }
    }

    /// The row of each page.
    public var rows: [LocationRow] { pages.map { LocationRow($0) } }

    /// The identifier of each place.
    public var placeIDs: [String] { pages.map(\.pageID) }

    /// Returns the row of the place; nil for an unknown one.
    public func row(of id: String) -> LocationRow? { page(id).map { LocationRow($0) } }

    /// New York, London, Paris, Vancouver, Cape Town and Sydney.
    public var suggestions: [LocationRow] { StartingCities.all.map { LocationRow($0) } }

    /// The message about the last removal or move, until the list is changed otherwise or five minutes have passed.
    public var undoOffer: Banner? {
        guard let change = places.lastChange else { return nil }
        return page(of: change.state).map { change.offer(named: $0.distinctName) }
    }

    /// The page of the user's home, or of the first place if none is marked as home; nil without places.
    var homePage: WeatherViewModel? { places.home.flatMap { page($0.place.id) } }

    /// The page of the selected place; nil if there is none.
    public var selectedPage: WeatherViewModel? { page(selectedID) }

    /// Returns whether the place is saved.
    public func contains(_ id: String) -> Bool { page(id) != nil }

    /// Shows the place and updates its weather if that is due; unknown identifiers are ignored.
    public func select(_ id: String) {
        guard let page = page(id) else { return }
        page.open()
        if selectedID != id { selectedID = id }
        refreshes.placeAppeared(id)
    }

    /// Saves the place unless it is saved already, and shows it.
    func add(_ place: Location) async throws(StoreError) {
        try await places.add(place)
        presentPlaces()
        select(place.id)
        places.tellObservers()
    }

    /// Saves the place unless it is saved already, and leaves the visible one where there is one.
    func addUnseen(_ place: Location) async throws(StoreError) {
        try await places.add(place)
        presentPlaces()
        places.tellObservers()
    }

    /// Saves the city and shows it; a saved one is only shown.
    public func addSuggestion(_ id: String) {
        guard let place = StartingCities.all.first(where: { $0.id == id }) else { return }
        change { locations throws(StoreError) in
            try await locations.places.add(place)
            locations.presentPlaces()
            locations.select(id)
        }
    }

    /// Removes the place and offers to undo it; if it was visible, its successor is shown.
    public func remove(_ id: String) {
        change { locations throws(StoreError) in
            locations.take(try await locations.places.remove(id, at: locations.tick()))
        }
    }

    /// Restores the place removed last with all its data and shows it, or moves the place moved last back; again restores the
    /// one removed before it.
    public func undo() {
        change { locations throws(StoreError) in
            locations.take(try await locations.places.undo(at: locations.tick()))
        }
    }

    /// Moves the place by that many rows down, or up if negative, as far as the list goes.
    public func move(_ id: String, by offset: Int) {
        change { locations throws(StoreError) in
            guard let position = locations.pages.firstIndex(where: { $0.pageID == id }) else { throw .gone }
            let end = offset < 0 ? 0 : locations.pages.count - 1
            guard offset == 0 || position != end else { return locations.tellEnd(first: offset < 0) }
            try await locations.move(id, to: position + offset)
        }
    }

    /// Moves the place to the position of another one.
    public func move(_ id: String, to other: String) {
        change { locations throws(StoreError) in
            guard locations.contains(id), let target = locations.pages.firstIndex(where: { $0.pageID == other })
            else { return }
            try await locations.move(id, to: target)
        }
    }

    /// Sets the user's name for the place; white space restores the official name.
    public func rename(_ id: String, to name: String) {
        change { locations throws(StoreError) in
            let page = locations.page(id)
            let former = page?.distinctName
            let isOfficial = name.trimmed == page?.place.location.localized.name
            try await locations.places.rename(id, to: isOfficial ? "" : name)
            locations.tellTwinsApart()
            if let former, let page, page.distinctName != former {
                locations.announcements.tell(
                    tr("{former} is now called {place}.", ["former": former, "place": page.distinctName]))
            }
        }
    }

    /// Shows or hides the warnings of the place.
    ///
    /// - Parameter done: Called when that has been saved, or with the message that it could not be.
    public func showAlerts(
        _ isShown: Bool, for id: String, done: (@MainActor (Banner?) -> Void)? = nil
    ) {
        change(done: done) { locations throws(StoreError) in
            try await locations.places.setShowsAlerts(isShown, for: id)
        }
    }

    /// Makes the place the home, which is shown at the start, or removes the mark.
    public func toggleHome(_ id: String) {
        change { locations throws(StoreError) in
            guard let state = locations.places.state(of: id) else { throw .gone }
            try await locations.places.setHome(state.place.isHome ? nil : id)
        }
    }

    /// Removes the message after it has been read.
    public func dismissProblem() {
        problem = nil
    }

    /// Removes the message about a place that another program has removed.
    public func dismissDeparture() {
        departure = nil
    }

    /// Withdraws an offer to undo that is five minutes old or older.
    func forgetOldChange() {
        places.forgetOldChange(at: clock.now)
    }

    func page(_ id: String?) -> WeatherViewModel? { pages.first { $0.pageID == id } }

    private func take(_ update: RefreshUpdate) async {
        guard let page = page(update.order.place) else { return }
        // The age of what is on screen is that of this moment; other places' answers do not render the page again.
        if page.pageID == selectedID { clock.tick() }
        let news = await page.take(update)
        // Together, as one announcement takes the place of the other.
        announcements.tell(told(news, of: page, renewal: page.renewal(by: update)))
        places.tellObservers()
    }

    private func move(_ id: String, to target: Int) async throws(StoreError) {
        take(try await places.move(id, to: target, at: tick()))
    }

    /// The present time, which is on screen from now on.
    private func tick() -> Date {
        clock.tick()
        return clock.now
    }

    private func change(
        done: (@MainActor (Banner?) -> Void)? = nil,
        _ body: @escaping @MainActor (LocationsViewModel) async throws(StoreError) -> Void
    ) {
        let previous = task
        task = Task {
            await previous?.value
            do throws(StoreError) {
                try await body(self)
                (problem, departure) = (nil, nil)
                places.tellObservers()
            } catch {
                problem = Banner(text: tr("The list was not changed. {reason}", ["reason": error.message]))
            }
            done?(problem)
        }
    }
}
