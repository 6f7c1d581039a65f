import Foundation
import Synchronization
import WeatherModel
import WeatherStore

/// A real store whose changes fail from a moment on.
final class TroubledStore: Store {
    private let store: SQLiteStore
    private let trouble = Mutex<StoreError?>(nil)

    init(_ store: SQLiteStore) {
        self.store = store
    }

    /// Fails every change with the error from now on.
    func fail(with error: StoreError) {
        trouble.withLock { $0 = error }
    }

    private func checked() throws(StoreError) -> SQLiteStore {
        if let error = trouble.withLock({ $0 }) { throw error }
        return store
    }

    func contents(at now: Date) throws(StoreError) -> StoredContents { try store.contents(at: now) }
    func report(for id: Location.ID) throws(StoreError) -> WeatherReport? { try store.report(for: id) }
    func add(_ location: Location) async throws(StoreError) { try await checked().add(location) }
    func remove(_ id: Location.ID) async throws(StoreError) -> PlaceRemoval? { try await checked().remove(id) }
    func restore(_ removed: PlaceRemoval) async throws(StoreError) { try await checked().restore(removed) }
    func move(_ id: Location.ID, to position: Int) async throws(StoreError) {
        try await checked().move(id, to: position)
    }
    func rename(_ id: Location.ID, to name: String?) async throws(StoreError) {
        try await checked().rename(id, to: name)
    }
    func setHome(_ id: Location.ID?) async throws(StoreError) { try await checked().setHome(id) }
    func setSourceOrder(_ order: [WeatherSource.ID], for id: Location.ID) async throws(StoreError) {
        try await checked().setSourceOrder(order, for: id)
    }
    func setShowsAlerts(_ isShown: Bool, for id: Location.ID) async throws(StoreError) {
        try await checked().setShowsAlerts(isShown, for: id)
    }
    func alertRecords(of id: Location.ID) throws(StoreError) -> [AlertRecord] { try store.alertRecords(of: id) }
    func reported(
        of id: Location.ID, in range: Range<Date>
    ) async throws(StoreError) -> [Sourced<CurrentConditions>] {
        try await store.reported(of: id, in: range)
    }
    func hours(of id: Location.ID, in range: Range<Date>) async throws(StoreError) -> [Sourced<Hour>] {
        try await store.hours(of: id, in: range)
    }
    func issues(
        of id: Location.ID, from source: WeatherSource.ID?, since start: Date
    ) async throws(StoreError) -> [ForecastIssue] {
        try await store.issues(of: id, from: source, since: start)
    }
    func hours(
        of id: Location.ID, with issue: ForecastIssue, in range: Range<Date>
    ) async throws(StoreError) -> [Hour] {
        try await store.hours(of: id, with: issue, in: range)
    }
    func alertChanges(after number: Int64) throws(StoreError) -> [PlacedAlertChange] {
        try store.alertChanges(after: number)
    }
    func toldNotices() throws(StoreError) -> [SentNotice] { try store.toldNotices() }
    func remember(_ notices: [SentNotice]) async throws(StoreError) { try await checked().remember(notices) }
    func checkWriting() async throws(StoreError) { try await checked().checkWriting() }
    func save(_ report: WeatherReport, for id: Location.ID, forgetsOldWarnings: Bool) async throws(StoreError) {
        try await checked().save(report, for: id, forgetsOldWarnings: forgetsOldWarnings)
    }
}
