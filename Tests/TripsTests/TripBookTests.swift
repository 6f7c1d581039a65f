import Foundation
import Synchronization
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Trips

/// A store of trips that can refuse.
private final class PlayedStore: TripStore {
    private let state = Mutex<(trips: [Trip], refusal: StoreError?)>(([], nil))

    func refuse(_ error: StoreError?) { state.withLock { $0.refusal = error } }

    func trips() throws(StoreError) -> [Trip] { state.withLock { $0.trips } }

    func save(_ trip: Trip, replacing former: Trip?, ifOnlyOfItsName isOnly: Bool) async throws(StoreError) {
        try check()
        guard state.withLock({ $0.trips.first { $0.id == trip.id } }) == former else { throw .changedMeanwhile }
        state.withLock { state in
            state.trips.removeAll { $0.id == trip.id }
            state.trips.append(trip)
        }
    }

    func removeTrip(_ former: Trip) async throws(StoreError) {
        try check()
        if let stored = state.withLock({ $0.trips.first { $0.id == former.id } }), stored != former {
            throw .changedMeanwhile
        }
        state.withLock { $0.trips.removeAll { $0.id == former.id } }
    }

    private func check() throws(StoreError) {
        if let refusal = state.withLock({ $0.refusal }) { throw refusal }
    }
}

@Suite("The user's trips")
struct TripBookTests {
    private let now = Journeys.instant("2026-11-24T12:00:00Z")
    private let trip = Journeys.trip(
        Journeys.leg(Journeys.lisbon, "2026-11-27", "2026-12-02"),
        Journeys.leg(Journeys.funchal, "2026-12-02", "2026-12-07"))

    @Test("an edit that makes stays overlap is refused, and the trip stays as it was")
    func overlappingEdit() async throws {
        let book = TripBook(PlayedStore(), zone: \.zone)
        try await book.save(trip, at: now)
        var edited = trip
        edited.legs[1].first = Journeys.date("2026-11-30")
        await #expect(throws: TripError.problem(.overlaps(leg: 1))) { try await book.save(edited, at: now) }
        #expect(book.trips == [trip] && book.changes.count == 1)
    }

    @Test("where the store refuses, nothing is changed, and the next attempt can go on")
    func refusal() async throws {
        let store = PlayedStore()
        let book = TripBook(store, zone: \.zone)
        try await book.save(trip, at: now)
        store.refuse(.diskFull)
        var edited = trip
        edited.name = "Madeira"
        await #expect(throws: TripError.store(.diskFull)) { try await book.save(edited, at: now) }
        await #expect(throws: TripError.store(.diskFull)) { try await book.remove(trip.id, at: now) }
        await #expect(throws: TripError.store(.diskFull)) { try await book.undo(at: now) }
        #expect(book.trips == [trip])
        store.refuse(nil)
        try await book.save(edited, at: now)
        #expect(book.trips.map(\.name) == ["Madeira"])
    }

    @Test("removed trips and stays come back in the other order, each once, and none after five minutes")
    func undo() async throws {
        let book = TripBook(PlayedStore(), zone: \.zone)
        try await book.save(trip, at: now)
        var shorter = trip
        shorter.legs.remove(at: 0)
        try await book.save(shorter, as: .legRemoval(Journeys.lisbon), at: now)
        try await book.remove(trip.id, at: now)
        #expect(book.trips.isEmpty)
        #expect(try await book.undo(at: now)?.kind == .removal)
        #expect(book.trips == [shorter])
        #expect(try await book.undo(at: now)?.kind == .legRemoval(Journeys.lisbon))
        #expect(book.trips == [trip])
        try await book.remove(trip.id, at: now)
        #expect(try await book.undo(at: now + 300) == nil)
        #expect(book.trips.isEmpty && book.changes.isEmpty)
    }

    @Test("what another program has done since is neither taken back nor removed, and stays")
    func otherProgram() async throws {
        let store = PlayedStore()
        let (book, other) = (TripBook(store, zone: \.zone), TripBook(store, zone: \.zone))
        try await book.save(trip, at: now)
        var named = trip
        named.name = "Madeira"
        try await book.save(named, at: now)
        other.reload()
        var theirs = named
        theirs.packed = [.rainJacket]
        try await other.save(theirs, at: now)
        await #expect(throws: TripError.store(.changedMeanwhile)) { try await book.remove(trip.id, at: now) }
        await #expect(throws: TripError.store(.changedMeanwhile)) { try await book.undo(at: now) }
        #expect(book.trips == [theirs] && book.changes.isEmpty)
        // Read anew it can be removed, and comes back as it was last.
        try await book.remove(trip.id, at: now)
        #expect(try await book.undo(at: now)?.former == theirs)
        #expect(book.trips == [theirs])
        // A trip that was added here is not taken back where it has been changed there.
        other.reload()
        let added = Trip(id: "added", name: "Added")
        try await book.save(added, at: now)
        other.reload()
        var more = added
        more.legs = trip.legs
        try await other.save(more, at: now)
        await #expect(throws: TripError.store(.changedMeanwhile)) { try await book.undo(at: now) }
        #expect(book.trip("added") == more)
    }

    @Test("there is an end to the number of trips")
    func limit() async throws {
        let book = TripBook(PlayedStore(), zone: \.zone)
        for number in 0..<Bound.trips { try await book.save(Trip(id: "\(number)", name: "\(number)"), at: now) }
        await #expect(throws: TripError.problem(.tooManyTrips)) { try await book.save(trip, at: now) }
        try await book.save(Trip(id: "7", name: "Seven"), at: now)
        #expect(book.trips.count == Bound.trips)
    }
}
