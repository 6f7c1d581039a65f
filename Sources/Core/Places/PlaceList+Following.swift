public import Foundation
public import WeatherModel
public import WeatherStore

/// What another program has changed in the store.
extension PlaceList {
    /// What another program has changed about the list and the weather.
    public struct FollowedChange {
        /// The places that were removed.
        public fileprivate(set) var gone: [PlaceState] = []
        /// When the parts arrived of places of which another program has fetched some.
        public fileprivate(set) var arrivals: [Location.ID: [WeatherPart: PartArrival]] = [:]
        /// The places that are known whole, and of whose weather the store has a newer part.
        fileprivate(set) var outdated: [PlaceState] = []
        /// The version of the store.
        fileprivate let version: Int64

        fileprivate init(version: Int64) { self.version = version }
    }

    /// Takes over what other programs have changed in the store, but for the whole weather of the `outdated` places, which
    /// `complete(_:from:)` reads.
    ///
    /// - Returns: What has changed; nil if the list has it already.
    public func follow(
        _ shared: any SharedStore, at now: Date, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> FollowedChange? {
        while true {
            let before = revision
            guard let found = try await shared.contents(at: now, unless: version) else { return nil }
            // What was added to the list since would seem to be gone.
            if revision == before { return take(found) }
        }
    }

    /// Reads the weather of the places that are known whole, and of which the store has a newer part.
    ///
    /// - Returns: These places.
    @discardableResult
    public func complete(
        _ change: FollowedChange, from shared: any SharedStore, isolation: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> [PlaceState] {
        for state in change.outdated { state.take(try await shared.page(of: state.place.id)) }
        version = change.version
        return change.outdated
    }

    /// Returns the new names of damaged files beside the store that were set aside, of which nobody was told yet; each only once.
    public func takeSetAsideFiles() -> [String] {
        (store as? any SharedStore)?.file.map { SetAsideFiles.take(in: $0.deletingLastPathComponent()) } ?? []
    }

    /// Forgets the files that programs found damaged at their start and that are named in a message, as it was read.
    public func forgetDamage(namedIn message: String) {
        guard let file = (store as? any SharedStore)?.file else { return }
        SetAsideRecords(in: file.deletingLastPathComponent()).forget(namedIn: message)
    }

    private func take(_ found: VersionedContents) -> FollowedChange {
        let contents = found.contents
        let saved = Set(contents.places.map(\.id))
        var change = FollowedChange(version: found.version)
        change.gone = states.filter { !saved.contains($0.place.id) }
        let known = Dictionary(states.map { ($0.place.id, $0) }) { first, _ in first }
        let present = contents.places.map { place in
            guard let state = known[place.id] else { return PlaceState(place, in: contents, store: store) }
            if state.place != place { state.place = place }
            let arrivals = contents.arrivals[place.id] ?? [:]
            if state.isOlder(than: arrivals) {
                change.arrivals[place.id] = arrivals
                if !state.take(summary: contents.summaries[place.id]) { change.outdated.append(state) }
            }
            return state
        }
        if !present.elementsEqual(states, by: ===) { states = present }
        if let lastChange, case .move = lastChange.kind, !contains(lastChange.state.place.id) { self.lastChange = nil }
        return change
    }
}
