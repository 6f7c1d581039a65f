public import Foundation
public import Observation
public import WeatherModel
public import WeatherStore

/// The saved places in the user's order, with what is known of each, and the last change that can be undone.
///
/// Window, notices, desktop search and command line read and change the same list. Every change is saved before it is seen;
/// if saving fails, nothing changes. Like `PlaceState`, it belongs to one actor or one task.
@Observable
public final class PlaceList {
    /// The state of each place, in the user's order.
    public internal(set) var states: [PlaceState] {
        didSet { revision += 1 }
    }
    /// The last removal or move; nil if there is none, or the list was changed otherwise since.
    public internal(set) var lastChange: UndoableChange? {
        didSet { if lastChange == nil { earlierRemovals = [] } }
    }
    /// The removals right before the last one, as a key that is held removes place after place.
    @ObservationIgnored private var earlierRemovals: [UndoableChange] = []
    /// Those who are told of changes, in the order in which they began.
    @ObservationIgnored private var observers: [() -> Void] = []
    /// Raised by each change of the list, so that what was read from the store before is known to be old.
    @ObservationIgnored var revision = 0
    /// The version of the store that was taken over last, or an earlier one; nil if none is known.
    @ObservationIgnored var version: Int64?
    let store: any Store

    /// - Parameters:
    ///   - contents: The content of `store` at the start.
    ///   - version: The version of the store that the contents are of, or an earlier one; nil if it is not shared.
    public init(_ contents: StoredContents, version: Int64? = nil, store: any Store) {
        (self.store, self.version) = (store, version)
        states = contents.places.map { PlaceState($0, in: contents, store: store) }
    }

    /// The places without their weather.
    public var places: [SavedPlace] { states.map(\.place) }

    /// The user's home, or the first place if none is marked as home; nil without places.
    public var home: PlaceState? { states.first(where: \.place.isHome) ?? states.first }

    /// The places and what is known of their weather, without another look into the store.
    public var contents: StoredContents {
        let reports = states.map { ($0.place.id, $0.weather.report) }
        return StoredContents(
            places: places,
            summaries: Dictionary(reports.compactMap { id, report in report.map { (id, $0) } }) { first, _ in first })
    }

    /// Returns the state of the place; nil if it is not saved.
    public func state(of id: Location.ID) -> PlaceState? { states.first { $0.place.id == id } }

    /// Returns whether the place is saved.
    public func contains(_ id: Location.ID) -> Bool { state(of: id) != nil }

    /// Tells somebody of each change of the list, of each stored answer and of what else changes what is true of the places,
    /// from now on and after those who began before.
    public func observe(_ observer: @escaping () -> Void) {
        observers.append(observer)
    }

    /// Tells all who observe, as the list was changed, an answer with its warnings is stored, or settings or the time are
    /// others.
    ///
    /// What changes a place does not do that by itself, as it is to be told once, and after it is stored.
    public func tellObservers() {
        for observer in observers { observer() }
    }

    /// Notes the parts that are being asked for of a place; none if no request for it is running any more.
    public func note(_ parts: Set<WeatherPart>, askedFor id: Location.ID) {
        state(of: id)?.partsUnderWay = parts
    }

    /// Appends the place, unless it is in the list.
    public func add(
        _ place: Location, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) {
        guard !contains(place.id) else { return }
        try await store.add(place)
        // Whoever looked into the store meanwhile may have found it there.
        guard !contains(place.id) else { return }
        states.append(PlaceState(SavedPlace(place), report: nil, isWhole: true, store: store))
        lastChange = nil
    }

    /// Takes over the places that an import has saved; a home set by the user is kept.
    public func take(_ summary: ImportSummary) {
        revision += 1
        var known = Dictionary(states.map { ($0.place.id, $0) }) { first, _ in first }
        for place in summary.completed { known[place.id]?.place = place }
        // One list, one look: with thousands of places, one for each would take minutes.
        var added: [PlaceState] = []
        for place in summary.added where known[place.id] == nil {
            let state = PlaceState(place, report: nil, isWhole: true, store: store)
            known[place.id] = state
            added.append(state)
        }
        if !added.isEmpty { states += added }
        if !summary.added.isEmpty { lastChange = nil }
    }

    /// Sets the user's name for the place; white space and its own name restore the official one.
    ///
    /// - Throws: `gone` if it is not saved, or an error of the store.
    public func rename(
        _ id: Location.ID, to name: String, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) {
        guard let state = state(of: id) else { throw .gone }
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        let custom = trimmed.isEmpty || trimmed == state.place.location.name ? nil : trimmed
        try await store.rename(id, to: custom)
        state.place.customName = custom
        lastChange = nil
    }

    /// Makes the place the only home; nil removes the mark.
    ///
    /// - Throws: `gone` if it is not saved, or an error of the store.
    public func setHome(
        _ id: Location.ID?, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) {
        if let id, !contains(id) { throw .gone }
        try await store.setHome(id)
        for state in states { state.place.isHome = state.place.id == id }
        lastChange = nil
    }

    /// Shows or hides the warnings of the place.
    ///
    /// - Throws: `gone` if it is not saved, or an error of the store.
    public func setShowsAlerts(
        _ isShown: Bool, for id: Location.ID, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) {
        guard let state = state(of: id) else { throw .gone }
        try await store.setShowsAlerts(isShown, for: id)
        state.place.showsAlerts = isShown
    }
}

/// Removing, moving and undoing.
extension PlaceList {
    /// Removes the place, which `undo(at:)` puts back.
    ///
    /// - Parameter now: The present time, by which the offer to undo it ends.
    /// - Returns: What came of it; nil if the place is not in the list.
    @discardableResult
    public func remove(
        _ id: Location.ID, at now: Date, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> PlaceListNews? {
        let removal = try await store.remove(id)
        guard let position = states.firstIndex(where: { $0.place.id == id }) else { return nil }
        let state = states.remove(at: position)
        // The request for it is cancelled, of whose end it is not told any more.
        state.partsUnderWay = []
        // What another program had removed before cannot be put back from here.
        guard let removal else { return .gone(state) }
        if let lastChange, case .removal = lastChange.kind {
            earlierRemovals.append(lastChange)
        } else {
            earlierRemovals = []
        }
        lastChange = UndoableChange(state: state, kind: .removal(removal, from: position), time: now)
        return .removed(state)
    }

    /// Moves the place to a position from 0, or the nearest possible one.
    ///
    /// - Parameter now: The present time, by which the offer to undo it ends.
    /// - Returns: What came of it; nil if it is there.
    /// - Throws: `gone` if it is not saved, or an error of the store.
    @discardableResult
    public func move(
        _ id: Location.ID, to target: Int, at now: Date, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> PlaceListNews? {
        guard let position = states.firstIndex(where: { $0.place.id == id }) else { throw .gone }
        let target = min(max(target, 0), states.count - 1)
        guard target != position else { return nil }
        try await store.move(id, to: target)
        var moved = states
        let state = moved.remove(at: position)
        moved.insert(state, at: target)
        states = moved
        // A place that is moved step by step goes back to where it was before the first one.
        var start = position
        if case .move(let former)? = lastChange?.kind, lastChange?.state === state { start = former }
        lastChange = start == target ? nil : UndoableChange(state: state, kind: .move(from: start), time: now)
        return .moved(state, to: target)
    }

    /// Restores the place removed last with all its data, or moves the place moved last back; again restores the one removed
    /// before it.
    ///
    /// - Returns: What came of it; nil if there is nothing to undo.
    public func undo(
        at now: Date, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> PlaceListNews? {
        guard let change = lastChange else { return nil }
        switch change.kind {
        case .removal(let removal, let position):
            try await store.restore(removal)
            putBack(change.state, removal, at: position, now: now)
            return .restored(change.state)
        case .move(let position):
            guard contains(change.state.place.id) else { throw .gone }
            let news = try await move(change.state.place.id, to: position, at: now)
            lastChange = nil
            return news
        }
    }

    /// Withdraws an offer to undo that is five minutes old or older.
    public func forgetOldChange(at now: Date) {
        if lastChange?.isOver(at: now) == true { lastChange = nil }
    }

    /// Returns whether undoing can put the place back into the list.
    public func canRestore(_ state: PlaceState) -> Bool {
        (earlierRemovals + [lastChange].compactMap(\.self)).contains { $0.state === state }
    }

    private func putBack(_ state: PlaceState, _ removal: PlaceRemoval, at position: Int, now: Date) {
        let earlier = earlierRemovals.popLast()
        if earlier?.isOver(at: now) == false { lastChange = earlier } else { lastChange = nil }
        // Another program may have saved it again meanwhile.
        guard !contains(state.place.id) else { return }
        state.learn(removal.report?.arrivals ?? [:])
        states.insert(state, at: min(position, states.count))
    }
}
