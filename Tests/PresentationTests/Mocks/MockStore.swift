import Foundation
import Synchronization
import WeatherModel
import WeatherStore

/// Keeps everything in memory, by the rules `Store` states, and fails when it is told to.
final class MockStore: Store {
    private struct State {
        var places: [SavedPlace]
        var reports: [Location.ID: WeatherReport]
        var failure: StoreError?
        var opened: [Location.ID] = []
        var told: [SentNotice] = []
        var reported: [Location.ID: [Sourced<CurrentConditions>]] = [:]
        var checks = 0
    }

    private let state: Mutex<State>

    /// Holds what the contents say, their summaries as whole reports.
    init(_ contents: StoredContents = StoredContents()) {
        state = Mutex(State(places: contents.places, reports: contents.summaries))
    }

    var places: [SavedPlace] { state.withLock { $0.places } }
    var locations: [Location] { places.map(\.location) }
    var reports: [Location.ID: WeatherReport] { state.withLock { $0.reports } }

    /// The places whose reports were read whole, in that order.
    var opened: [Location.ID] { state.withLock { $0.opened } }

    /// How often it was asked whether changes could be saved.
    var checks: Int { state.withLock { $0.checks } }

    /// Keeps what was reported for a place.
    func keep(_ reported: [Sourced<CurrentConditions>], for id: Location.ID) {
        state.withLock { $0.reported[id] = reported }
    }

    /// Lets every function throw from now on; nil ends it.
    func fail(_ failure: StoreError?) {
        state.withLock { $0.failure = failure }
    }

    func contents(at now: Date) throws(StoreError) -> StoredContents {
        try change { StoredContents(places: $0.places, summaries: $0.reports) }
    }

    func report(for id: Location.ID) throws(StoreError) -> WeatherReport? {
        try change { state in
            state.opened.append(id)
            return state.reports[id]
        }
    }

    func add(_ location: Location) async throws(StoreError) {
        try change { state in
            if !state.places.contains(where: { $0.id == location.id }) { state.places.append(SavedPlace(location)) }
        }
    }

    func remove(_ id: Location.ID) async throws(StoreError) -> PlaceRemoval? {
        try change { state in
            state.places.firstIndex { $0.id == id }.map { position in
                PlaceRemoval(
                    place: state.places.remove(at: position), position: position,
                    report: state.reports.removeValue(forKey: id))
            }
        }
    }

    func restore(_ removed: PlaceRemoval) async throws(StoreError) {
        try change { state in
            guard !state.places.contains(where: { $0.id == removed.place.id }) else { return }
            state.places.insert(removed.place, at: min(removed.position, state.places.count))
            state.reports[removed.place.id] = removed.report
        }
    }

    func move(_ id: Location.ID, to position: Int) async throws(StoreError) {
        try change { state in
            guard let from = state.places.firstIndex(where: { $0.id == id }) else { return }
            state.places.insert(state.places.remove(at: from), at: position)
        }
    }

    func rename(_ id: Location.ID, to name: String?) async throws(StoreError) {
        try edit(id) { $0.customName = name }
    }

    func setHome(_ id: Location.ID?) async throws(StoreError) {
        try change { state in
            for index in state.places.indices { state.places[index].isHome = state.places[index].id == id }
        }
    }

    func setSourceOrder(_ order: [WeatherSource.ID], for id: Location.ID) async throws(StoreError) {
        try edit(id) { $0.sourceOrder = order }
    }

    func setShowsAlerts(_ isShown: Bool, for id: Location.ID) async throws(StoreError) {
        try edit(id) { $0.showsAlerts = isShown }
    }

    /// None: what is to be seen of a history is tested with the real store.
    func alertRecords(of id: Location.ID) throws(StoreError) -> [AlertRecord] { [] }
    func reported(
        of id: Location.ID, in range: Range<Date>
    ) async throws(StoreError) -> [Sourced<CurrentConditions>] {
        try change { state in state.reported[id, default: []].filter { range.contains($0.value.time) } }
    }
    func hours(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<Hour>] {
        try change { state in
            guard let hours = state.reports[id]?.hours else { return [] }
            return hours.value.filter { range.contains($0.time) }.map {
                Sourced($0, source: hours.source, fetchedAt: hours.fetchedAt)
            }
        }
    }
    func issues(
        of id: Location.ID, from source: WeatherSource.ID?, since start: Date
    ) async throws(StoreError) -> [ForecastIssue] { [] }
    func hours(
        of id: Location.ID, with issue: ForecastIssue, in range: Range<Date>
    ) async throws(StoreError) -> [Hour] { [] }
    func alertChanges(after number: Int64) throws(StoreError) -> [PlacedAlertChange] { [] }

    func save(_ report: WeatherReport, for id: Location.ID, forgetsOldWarnings: Bool) async throws(StoreError) {
        try change { state in
            guard state.places.contains(where: { $0.id == id }) else { return }
            guard var merged = state.reports[id] else { return state.reports[id] = report }
            merged.merge(report)
            state.reports[id] = merged
        }
    }

    func toldNotices() throws(StoreError) -> [SentNotice] { try change { $0.told } }
    func remember(_ notices: [SentNotice]) async throws(StoreError) { try change { $0.told = notices } }

    func checkWriting() async throws(StoreError) {
        state.withLock { $0.checks += 1 }
        try change { _ in }
    }

    private func edit(_ id: Location.ID, _ body: (inout SavedPlace) -> Void) throws(StoreError) {
        try change { state in
            guard let index = state.places.firstIndex(where: { $0.id == id }) else { return }
            body(&state.places[index])
        }
    }

    private func change<Result>(_ body: (inout State) -> Result) throws(StoreError) -> Result {
        try state.withLock { state throws(StoreError) in
            if let failure = state.failure { throw failure }
            return body(&state)
        }
    }
}
