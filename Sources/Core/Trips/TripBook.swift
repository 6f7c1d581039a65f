public import Foundation
public import Observation
public import WeatherModel
public import WeatherStore

/// Why a trip could not be saved.
public enum TripError: Error, Sendable, Hashable {
    /// It cannot be made as it is.
    case problem(TripProblem)
    /// The store refused it.
    case store(StoreError)
}

/// The trips of the user, and the changes that can be undone.
///
/// Window and command line read and change the same trips. Every change is checked and saved before it is seen; if either fails,
/// nothing changes. It belongs to one actor or one task.
@Observable
public final class TripBook {
    /// A change that can be undone.
    public struct Change: Sendable, Hashable {
        /// What was done.
        public enum Kind: Sendable, Hashable {
            /// The trip was removed.
            case removal
            /// A stay at the place was removed.
            case legRemoval(Location)
            /// Something else of it was changed, or it was added.
            case edit
        }

        /// What was done.
        public let kind: Kind
        /// The trip before; nil where it was added.
        public let former: Trip?
        /// The trip as the change left it; nil where it was removed.
        public let later: Trip?
        /// The identity of the trip.
        public let id: Trip.ID
        /// The time of the change.
        public let time: Date
    }

    /// The trips, the earliest first.
    public private(set) var trips: [Trip] = []
    /// The changes of the last five minutes, the latest last.
    public private(set) var changes: [Change] = []
    /// Why the trips could not be read; nil if they could.
    public private(set) var readingError: StoreError?
    private let store: any TripStore
    private let zone: (Location) -> TimeZone

    /// The seconds for which a change can be undone.
    static let lifetime: TimeInterval = 300

    /// - Parameter zone: Returns the zone of a place.
    public init(_ store: any TripStore, zone: @escaping (Location) -> TimeZone) {
        (self.store, self.zone) = (store, zone)
        reload()
    }

    /// Reads what other programs have changed.
    public func reload() {
        do throws(StoreError) {
            let stored = try store.trips()
            if stored != trips { trips = stored }
            if readingError != nil { readingError = nil }
        } catch {
            readingError = error
        }
    }

    /// Returns the trip of that identity; nil where there is none.
    public func trip(_ id: Trip.ID) -> Trip? { trips.first { $0.id == id } }

    /// Checks the trip and saves it; `changedMeanwhile` where another program has changed it since it was read, which it is then again.
    ///
    /// - Parameter isOnly: Whether a new name is refused where another program has given it to another meanwhile.
    public func save(
        _ trip: Trip, as kind: Change.Kind = .edit, ifOnlyOfItsName isOnly: Bool = false, at now: Date,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(TripError) {
        let former = self.trip(trip.id)
        guard former != trip else { return }
        if former == nil, trips.count >= Bound.trips { throw .problem(.tooManyTrips) }
        if let problem = trip.problem(zone: zone) { throw .problem(problem) }
        try await write { store throws(StoreError) in
            try await store.save(trip, replacing: former, ifOnlyOfItsName: isOnly)
        }
        note(Change(kind: kind, former: former, later: trip, id: trip.id, time: now))
    }

    /// Removes the trip; does nothing where there is none; `changedMeanwhile` where another program has changed it since it was read.
    public func remove(
        _ id: Trip.ID, at now: Date, isolation: isolated (any Actor)? = #isolation
    ) async throws(TripError) {
        guard let former = trip(id) else { return }
        try await write { store throws(StoreError) in try await store.removeTrip(former) }
        note(Change(kind: .removal, former: former, later: nil, id: id, time: now))
    }

    /// Takes back the last change; returns it, or nil where there is none.
    ///
    /// What another program has done to the trip since is not written over: the changes of that trip are forgotten then.
    @discardableResult
    public func undo(
        at now: Date, isolation: isolated (any Actor)? = #isolation
    ) async throws(TripError) -> Change? {
        forgetOldChanges(at: now)
        guard let change = changes.last else { return nil }
        do throws(TripError) {
            try await write { store throws(StoreError) in
                if let former = change.former {
                    try await store.save(former, replacing: change.later, ifOnlyOfItsName: false)
                } else if let later = change.later {
                    try await store.removeTrip(later)
                }
            }
        } catch {
            if error == .store(.changedMeanwhile) { changes.removeAll { $0.id == change.id } }
            throw error
        }
        changes.removeAll { $0 == change }
        return change
    }

    /// Withdraws offers to undo that are five minutes old or older.
    public func forgetOldChanges(at now: Date) {
        let left = changes.filter { abs(now.timeIntervalSince($0.time)) < Self.lifetime }
        if left.count != changes.count { changes = left }
    }

    private func note(_ change: Change) {
        forgetOldChanges(at: change.time)
        changes.append(change)
    }

    private func write(
        isolation: isolated (any Actor)? = #isolation, _ body: (any TripStore) async throws(StoreError) -> Void
    ) async throws(TripError) {
        defer { reload() }
        do throws(StoreError) { try await body(store) } catch { throw .store(error) }
    }
}
