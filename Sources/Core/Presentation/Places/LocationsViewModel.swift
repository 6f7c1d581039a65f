import Foundation
public import Observation
import WeatherModel
public import WeatherServices
public import WeatherStore

/// The saved places in the user's order, each with its forecast, and the one that is shown.
///
/// Every change is on disk before it is on screen; one the store refuses changes nothing and becomes `problem`.
/// Changes are made one after another, in the order they were asked for.
@MainActor @Observable
public final class LocationsViewModel: LocationListModel {
    /// A forecast for each place, in the user's order.
    public private(set) var pages: [WeatherViewModel]
    /// The first place at the start; nil while no place is saved.
    public private(set) var selectedID: String?
    /// The last change that could not be saved.
    public private(set) var problem: Banner?

    /// The change asked for last.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    /// The refresh a selection started last.
    @ObservationIgnored private(set) var refreshTask: Task<Void, Never>?

    private var removed: RemovedPlace?
    private let store: any Store
    private let fetcher: any WeatherFetching
    private let clock: DisplayClock
    private let formatter: WeatherFormatter

    /// Selects the first place; nothing is fetched before it is asked for.
    ///
    /// - Parameter contents: What `store` held at the start.
    public init(
        contents: StoredContents, store: any Store, fetcher: any WeatherFetching, clock: DisplayClock,
        formatter: WeatherFormatter
    ) {
        (self.store, self.fetcher, self.clock, self.formatter) = (store, fetcher, clock, formatter)
        pages = contents.places.map { place in
            let report = (try? store.report(for: place.id)) ?? contents.summaries[place.id]
            return WeatherViewModel(
                place: place.location, cached: report.flatMap { Forecast($0) }, fetcher: fetcher, store: store,
                clock: clock, formatter: formatter)
        }
        selectedID = contents.places.first?.id
    }

    /// A row for each page, made from its forecast and the window's clock.
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

    /// The forecast of the selected place; nil where there is none.
    public var selectedPage: WeatherViewModel? { pages.first { $0.pageID == selectedID } }

    /// Whether the place is saved.
    public func contains(_ id: String) -> Bool { pages.contains { $0.pageID == id } }

    /// Shows the place and renews its forecast where that is stale; unknown identities are ignored.
    public func select(_ id: String) {
        guard let page = pages.first(where: { $0.pageID == id }) else { return }
        if selectedID != id { selectedID = id }
        refreshTask = Task { await page.refreshIfNeeded() }
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
            pages.append(
                WeatherViewModel(
                    place: place, cached: nil, fetcher: fetcher, store: store, clock: clock, formatter: formatter))
            removed = nil
        }
        select(place.id)
    }

    /// Removes the place and offers to undo it; where it was shown, the place that moves up takes over.
    public func remove(_ id: String) {
        change { locations throws(StoreError) in
            locations.takeOut(id, try await locations.store.remove(id))
        }
    }

    /// Puts the place removed last back where it was, with its forecast, and shows it.
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
            let target = min(max(position + offset, 0), locations.pages.count - 1)
            guard target != position else { return }
            try await locations.store.move(id, to: target)
            var pages = locations.pages
            pages.insert(pages.remove(at: position), at: target)
            locations.pages = pages
            locations.removed = nil
        }
    }

    /// The selected place first, then the others one at a time, each only where its forecast is stale.
    public func refreshAll() async {
        for page in [selectedPage].compactMap({ $0 }) + pages where contains(page.pageID) {
            await page.refreshIfNeeded()
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

    private func takeOut(_ id: String, _ removal: PlaceRemoval?) {
        guard let position = pages.firstIndex(where: { $0.pageID == id }) else { return }
        let page = pages.remove(at: position)
        page.cancel()
        clock.tick()
        removed = RemovedPlace(
            page: page,
            removal: removal ?? PlaceRemoval(place: SavedPlace(page.place), position: position, report: nil),
            position: position, time: clock.now)
        guard selectedID == id else { return }
        selectedID = pages.isEmpty ? nil : pages[min(position, pages.count - 1)].pageID
        if let selectedID { select(selectedID) }
    }

    private func putBack(_ place: RemovedPlace) {
        removed = nil
        pages.insert(place.page, at: min(place.position, pages.count))
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
