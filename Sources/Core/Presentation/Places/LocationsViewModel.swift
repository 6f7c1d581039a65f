public import Foundation
public import Observation
import Places
public import Refreshing
import WeatherModel
public import WeatherServices
public import WeatherStore
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
        didSet {
            tellTwinsApart()
            revision += 1
        }
    }
    /// The identifier of the visible place; nil if no place is saved.
    public internal(set) var selectedID: String?
    /// The message about the last change that could not be saved; nil if there is none.
    public private(set) var problem: Banner?
    /// The content of the dialog that renames a place; nil if none is being renamed.
    public internal(set) var renaming: PlaceRenaming?
    /// What a screen reader tells of changes to the list and to the weather.
    public let announcements = Announcements()
    /// The coordinator that decides what is fetched, and when.
    public let refreshes: RefreshCoordinator

    /// Called after each stored answer and each change of the list, of a setting and of the time.
    @ObservationIgnored var afterChange: (@MainActor () -> Void)?
    /// The task of the last change.
    @ObservationIgnored var task: Task<Void, Never>?
    /// Raised by each change of the list, so that what was read from the store before is known to be old.
    @ObservationIgnored var revision = 0
    /// What is known of the store's changes by others.
    @ObservationIgnored var following = StoreFollowing()

    var lastChange: UndoableChange? {
        didSet { if lastChange == nil { earlierRemovals = [] } }
    }
    /// The removals right before the last one, as a key that is held removes place after place.
    private var earlierRemovals: [UndoableChange] = []
    let store: any Store
    let clock: DisplayClock
    let format: DisplayFormat

    /// Makes the list and selects the home or the first place; nothing is fetched before `refreshes` is started.
    ///
    /// - Parameters:
    ///   - contents: The content of `store` at the start.
    ///   - version: The version of the store that the contents are of, or an earlier one; nil if it is not shared.
    ///   - pause: The function by which the coordinator waits.
    public init(
        contents: StoredContents, version: Int64? = nil, store: any Store, fetcher: any ReportFetching,
        policy: RefreshPolicy,
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
                PlaceState(place, report: contents.summaries[place.id], isWhole: false, store: store),
                refreshes: refreshes, clock: clock, format: format)
        }
        refreshes.add(contents.places.map { contents.addition(of: $0) })
        following.version = version
        delivery.list = self
        tellTwinsApart()
        if let first = contents.places.first(where: \.isHome) ?? contents.places.first { select(first.id) }
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
    public var undoOffer: Banner? { lastChange?.offer }

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

    /// Saves the city and shows it; a saved one is only shown.
    public func addSuggestion(_ id: String) {
        guard let place = StartingCities.all.first(where: { $0.id == id }) else { return }
        change { locations throws(StoreError) in
            if !locations.contains(id) { try await locations.store.add(place) }
            locations.show(place)
        }
    }

    /// Removes the place and offers to undo it; if it was visible, its successor is shown.
    public func remove(_ id: String) {
        change { locations throws(StoreError) in
            locations.takeOut(id, try await locations.store.remove(id))
        }
    }

    /// Restores the place removed last with all its data and shows it, or moves the place moved last back; again restores the
    /// one removed before it.
    public func undo() {
        change { locations throws(StoreError) in
            guard let change = locations.lastChange else { return }
            switch change.kind {
            case .removal(let removal, let position):
                try await locations.store.restore(removal)
                locations.putBack(change.page, removal, at: position)
            case .move(let position):
                guard let present = locations.pages.firstIndex(where: { $0 === change.page }) else { throw .gone }
                try await locations.move(from: present, to: position)
                locations.lastChange = nil
            }
        }
    }

    /// Moves the place by that many rows down, or up if negative, as far as the list goes.
    public func move(_ id: String, by offset: Int) {
        change { locations throws(StoreError) in
            guard let position = locations.pages.firstIndex(where: { $0.pageID == id }) else { throw .gone }
            let end = offset < 0 ? 0 : locations.pages.count - 1
            guard offset == 0 || position != end else { return locations.tellEnd(first: offset < 0) }
            try await locations.move(from: position, to: position + offset)
        }
    }

    /// Moves the place to the position of another one.
    public func move(_ id: String, to other: String) {
        change { locations throws(StoreError) in
            let pages = locations.pages
            guard let position = pages.firstIndex(where: { $0.pageID == id }),
                let target = pages.firstIndex(where: { $0.pageID == other })
            else { return }
            try await locations.move(from: position, to: target)
        }
    }

    /// Sets the user's name for the place; white space restores the official name.
    public func rename(_ id: String, to name: String) {
        change { locations throws(StoreError) in
            guard let page = locations.page(id) else { throw .gone }
            let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
            let custom = trimmed.isEmpty || trimmed == page.place.location.name ? nil : trimmed
            try await locations.store.rename(id, to: custom)
            page.state.place.customName = custom
            locations.lastChange = nil
            locations.tellTwinsApart()
        }
    }

    /// Shows or hides the warnings of the place.
    ///
    /// - Parameter done: Called when that has been saved, or with the message that it could not be.
    public func showAlerts(
        _ isShown: Bool, for id: String, done: (@MainActor (Banner?) -> Void)? = nil
    ) {
        change(done: done) { locations throws(StoreError) in
            guard let page = locations.page(id) else { throw .gone }
            try await locations.store.setShowsAlerts(isShown, for: id)
            page.state.place.showsAlerts = isShown
        }
    }

    /// Makes the place the home, which is shown at the start, or removes the mark.
    public func toggleHome(_ id: String) {
        change { locations throws(StoreError) in
            guard let page = locations.page(id) else { throw .gone }
            let home = page.place.isHome ? nil : id
            try await locations.store.setHome(home)
            for page in locations.pages { page.state.place.isHome = page.pageID == home }
            locations.lastChange = nil
        }
    }

    /// Removes the message after it has been read.
    public func dismissProblem() {
        problem = nil
    }

    /// Withdraws an offer to undo that is five minutes old or older.
    func forgetOldChange() {
        if lastChange?.isOver(at: clock.now) == true { lastChange = nil }
    }

    func page(_ id: String?) -> WeatherViewModel? { pages.first { $0.pageID == id } }

    private func take(_ update: RefreshUpdate) async {
        guard let page = page(update.order.place) else { return }
        // The age of what is on screen is that of this moment; other places' answers do not render the page again.
        if page.pageID == selectedID { clock.tick() }
        let news = await page.take(update)
        // Together, as one announcement takes the place of the other.
        announcements.tell(told(news, of: page, renewal: page.renewal(by: update)))
        afterChange?()
    }

    private func move(from position: Int, to target: Int) async throws(StoreError) {
        let target = min(max(target, 0), pages.count - 1)
        guard target != position else { return }
        try await store.move(pages[position].pageID, to: target)
        var moved = pages
        let page = moved.remove(at: position)
        moved.insert(page, at: target)
        pages = moved
        clock.tick()
        // A place that is moved step by step goes back to where it was before the first one.
        var start = position
        if case .move(let former)? = lastChange?.kind, lastChange?.page === page { start = former }
        lastChange = start == target ? nil : UndoableChange(page: page, kind: .move(from: start), time: clock.now)
        announcements.tell(
            tr(
                "{place} is now place {position} of {count}.",
                ["place": page.distinctName, "position": String(target + 1), "count": String(pages.count)]))
    }

    private func takeOut(_ id: String, _ removal: PlaceRemoval?) {
        guard let position = pages.firstIndex(where: { $0.pageID == id }) else { return }
        let page = pages[position]
        leave([page])
        clock.tick()
        // What another program had removed before cannot be put back from here.
        guard let removal else { return tellGone(page) }
        if let lastChange, case .removal = lastChange.kind {
            earlierRemovals.append(lastChange)
        } else {
            earlierRemovals = []
        }
        lastChange = UndoableChange(page: page, kind: .removal(removal, from: position), time: clock.now)
        if let text = undoOffer?.text { announcements.tell(text) }
    }

    private func putBack(_ page: WeatherViewModel, _ removal: PlaceRemoval, at position: Int) {
        let earlier = earlierRemovals.popLast()
        if earlier?.isOver(at: clock.now) == false { lastChange = earlier } else { lastChange = nil }
        // Another program may have saved it again meanwhile.
        if !contains(page.pageID) {
            pages.insert(page, at: min(position, pages.count))
            let report = removal.report ?? page.report
            refreshes.add(
                page.place.location, arrivals: report?.arrivals ?? [:], absent: report?.absentParts ?? [],
                zone: report?.timeZone)
        }
        select(page.pageID)
        announcements.tell(tr("{place} is in the list again.", ["place": page.distinctName]))
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
                problem = nil
                afterChange?()
            } catch {
                problem = Banner(text: tr("The list was not changed. {reason}", ["reason": error.message]))
            }
            done?(problem)
        }
    }
}
