public import Foundation
public import Observation
public import Refreshing
import WeatherModel
public import WeatherServices
public import WeatherStore
public import WeatherText

/// The saved places in the user's order, each with its page, and the one that is shown.
///
/// Every change is on disk before it is on screen; one the store refuses changes nothing and becomes `problem`.
/// Changes are made one after another, in the order they were asked for.
@MainActor @Observable
public final class LocationsViewModel: LocationListModel {
    /// Hands the coordinator's answers on, without keeping the list alive.
    @MainActor
    private final class Delivery {
        weak var list: LocationsViewModel?
    }

    /// A page for each place, in the user's order.
    public private(set) var pages: [WeatherViewModel]
    /// The first place at the start; nil while no place is saved.
    public private(set) var selectedID: String?
    /// The last change that could not be saved.
    public private(set) var problem: Banner?
    /// Decides what is fetched, and when.
    public let refreshes: RefreshCoordinator

    /// The change asked for last.
    @ObservationIgnored private(set) var task: Task<Void, Never>?

    private var removed: RemovedPlace?
    private let store: any Store
    private let clock: DisplayClock
    private let format: DisplayFormat

    /// Selects the home, or else the first place; nothing is fetched before `refreshes` is started.
    ///
    /// - Parameters:
    ///   - contents: What `store` held at the start.
    ///   - pause: What the coordinator waits by; tests bring their own.
    public init(
        contents: StoredContents, store: any Store, fetcher: any ReportFetching, policy: RefreshPolicy,
        refreshClock: any RefreshClock, clock: DisplayClock, format: DisplayFormat,
        pause: (@Sendable (TimeInterval) async throws -> Void)? = nil
    ) {
        let delivery = Delivery()
        let refreshes = RefreshCoordinator(fetcher: fetcher, policy: policy, clock: refreshClock, pause: pause) {
            await delivery.list?.take($0)
        }
        (self.store, self.clock, self.format, self.refreshes) = (store, clock, format, refreshes)
        pages = contents.places.map { place in
            WeatherViewModel(
                place: place, summary: contents.summaries[place.id], refreshes: refreshes, store: store, clock: clock,
                format: format)
        }
        for place in contents.places { refreshes.add(place.location, arrivals: contents.arrivals[place.id] ?? [:]) }
        delivery.list = self
        if let first = contents.places.first(where: \.isHome) ?? contents.places.first { select(first.id) }
    }

    /// A row for each page, made from its weather and the window's clock.
    public var rows: [LocationRow] { pages.map { LocationRow($0) } }

    /// New York, London, Paris, Vancouver, Cape Town and Sydney.
    public var suggestions: [LocationRow] { StartingCities.all.map { LocationRow($0) } }

    /// Names the place removed last; withdrawn when the list is changed otherwise, and after a while.
    public var undoOffer: Banner? {
        removed.map {
            Banner(
                text: tr("{place} was removed.", ["place": $0.page.place.name]), actionLabel: tr("Undo"), style: .info)
        }
    }

    /// The page of the selected place; nil where there is none.
    public var selectedPage: WeatherViewModel? { page(selectedID) }

    /// Whether the place is saved.
    public func contains(_ id: String) -> Bool { page(id) != nil }

    /// Shows the place and renews its weather where that is due; unknown identities are ignored.
    public func select(_ id: String) {
        guard let page = page(id) else { return }
        page.open()
        if selectedID != id { selectedID = id }
        refreshes.placeAppeared(id)
    }

    /// Shows the place so many rows further down, negative upwards; stays at the ends.
    public func selectNeighbor(_ offset: Int) {
        guard let position = pages.firstIndex(where: { $0.pageID == selectedID }) else { return }
        let target = min(max(position + offset, 0), pages.count - 1)
        if target != position { select(pages[target].pageID) }
    }

    /// Saves the city and shows it; one that is saved already is only shown.
    public func addSuggestion(_ id: String) {
        guard let place = StartingCities.all.first(where: { $0.id == id }) else { return }
        change { locations throws(StoreError) in
            if !locations.contains(id) { try await locations.store.add(place) }
            locations.show(place)
        }
    }

    /// Puts a place the store holds already at the end of the list, unless it is there, and selects it.
    func show(_ place: Location) {
        if !contains(place.id) {
            refreshes.add(place)
            pages.append(
                WeatherViewModel(
                    place: SavedPlace(place), summary: nil, isWhole: true, refreshes: refreshes, store: store,
                    clock: clock, format: format))
            removed = nil
        }
        select(place.id)
    }

    /// Takes over what an import has put into the store; a home of its own stays where the user has set it.
    func take(_ summary: ImportSummary) {
        for place in summary.completed { page(place.id)?.place = place }
        for place in summary.added where !contains(place.id) {
            refreshes.add(place.location)
            pages.append(
                WeatherViewModel(
                    place: place, summary: nil, isWhole: true, refreshes: refreshes, store: store, clock: clock,
                    format: format))
        }
        if !summary.added.isEmpty { removed = nil }
        if selectedID == nil, let first = pages.first { select(first.pageID) }
    }

    /// Removes the place and offers to undo it; where it was shown, the place that moves up takes over.
    public func remove(_ id: String) {
        change { locations throws(StoreError) in
            guard let removal = try await locations.store.remove(id) else { return }
            locations.takeOut(removal)
        }
    }

    /// Puts the place removed last back where it was, with all it had, and shows it.
    public func undoRemoval() {
        change { locations throws(StoreError) in
            guard let removed = locations.removed else { return }
            try await locations.store.restore(removed.removal)
            locations.putBack(removed)
        }
    }

    /// Moves the place by so many rows, negative upwards, as far as the list goes.
    public func move(_ id: String, by offset: Int) {
        change { locations throws(StoreError) in
            guard let position = locations.pages.firstIndex(where: { $0.pageID == id }) else { return }
            try await locations.move(from: position, to: position + offset)
        }
    }

    /// Moves the place to where another one is.
    public func move(_ id: String, to other: String) {
        change { locations throws(StoreError) in
            let pages = locations.pages
            guard let position = pages.firstIndex(where: { $0.pageID == id }),
                let target = pages.firstIndex(where: { $0.pageID == other })
            else { return }
            try await locations.move(from: position, to: target)
        }
    }

    /// Gives the place a name of the user's own; white space only gives its official name back.
    public func rename(_ id: String, to name: String) {
        change { locations throws(StoreError) in
            guard let page = locations.page(id) else { return }
            let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
            let custom = trimmed.isEmpty || trimmed == page.place.location.name ? nil : trimmed
            try await locations.store.rename(id, to: custom)
            page.place.customName = custom
        }
    }

    /// Makes the place the one that is shown at the start, or no longer so.
    public func toggleHome(_ id: String) {
        change { locations throws(StoreError) in
            guard let page = locations.page(id) else { return }
            let home = page.place.isHome ? nil : id
            try await locations.store.setHome(home)
            for page in locations.pages { page.place.isHome = page.pageID == home }
        }
    }

    /// The problem was read.
    public func dismissProblem() {
        problem = nil
    }

    /// Withdraws an offer to undo that has stood for half a minute or more.
    func forgetOldRemoval() {
        guard let removed, abs(clock.now.timeIntervalSince(removed.time)) >= 30 else { return }
        self.removed = nil
    }

    private func page(_ id: String?) -> WeatherViewModel? { pages.first { $0.pageID == id } }

    private func take(_ update: RefreshUpdate) async {
        await page(update.order.place)?.take(update)
    }

    private func move(from position: Int, to target: Int) async throws(StoreError) {
        let target = min(max(target, 0), pages.count - 1)
        guard target != position else { return }
        try await store.move(pages[position].pageID, to: target)
        var moved = pages
        moved.insert(moved.remove(at: position), at: target)
        pages = moved
        removed = nil
    }

    private func takeOut(_ removal: PlaceRemoval) {
        let id = removal.place.id
        guard let position = pages.firstIndex(where: { $0.pageID == id }) else { return }
        let page = pages.remove(at: position)
        refreshes.remove(id)
        clock.tick()
        removed = RemovedPlace(page: page, removal: removal, position: position, time: clock.now)
        guard selectedID == id else { return }
        selectedID = nil
        if !pages.isEmpty { select(pages[min(position, pages.count - 1)].pageID) }
    }

    private func putBack(_ place: RemovedPlace) {
        removed = nil
        pages.insert(place.page, at: min(place.position, pages.count))
        let report = place.removal.report ?? place.page.report
        refreshes.add(place.page.place.location, arrivals: report?.arrivals ?? [:])
        select(place.page.pageID)
    }

    private func change(_ body: @escaping @MainActor (LocationsViewModel) async throws(StoreError) -> Void) {
        let previous = task
        task = Task {
            await previous?.value
            do throws(StoreError) {
                try await body(self)
                problem = nil
            } catch {
                problem = Banner(text: tr("The list was not changed. {reason}", ["reason": error.message]))
            }
        }
    }
}
