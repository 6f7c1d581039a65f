import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Places
@testable import Refreshing

/// The list of places, which belongs to whoever made it: the window's main actor, or no actor at all.
struct PlaceListTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")
    private let store = MockStore(
        StoredContents(places: [Samples.london, Samples.paris, Samples.tokyo].map { SavedPlace($0) }))
    private let list: PlaceList

    init() throws {
        list = PlaceList(try store.contents(at: now), store: store)
    }

    private var names: [String] { list.places.map(\.name) }

    @Test("each change is stored and seen in the list alike")
    func changed() async throws {
        let rome = Samples.place("Rome", id: "rome", at: (41.9, 12.5))
        try await list.add(rome)
        try await list.move(rome.id, to: 0, at: now)
        try await list.rename(Samples.paris.id, to: " Work ")
        try await list.setHome(Samples.tokyo.id)
        try await list.setShowsAlerts(false, for: Samples.london.id)
        try await list.remove(Samples.london.id, at: now)
        #expect(names == ["Rome", "Work", "Tokyo"])
        #expect(list.places == store.places)
        #expect(list.home?.place.id == Samples.tokyo.id)
    }

    @Test("what could not be stored has not happened, and the last change can still be undone")
    func refused() async throws {
        try await list.remove(Samples.tokyo.id, at: now)
        store.fail(.diskFull)
        await #expect(throws: StoreError.diskFull) { try await list.add(Samples.tokyo) }
        await #expect(throws: StoreError.diskFull) { _ = try await list.move(Samples.paris.id, to: 0, at: now) }
        await #expect(throws: StoreError.diskFull) { try await list.rename(Samples.paris.id, to: "Work") }
        await #expect(throws: StoreError.diskFull) { try await list.setHome(Samples.paris.id) }
        await #expect(throws: StoreError.diskFull) { _ = try await list.remove(Samples.paris.id, at: now) }
        await #expect(throws: StoreError.diskFull) { _ = try await list.undo(at: now) }
        #expect(names == ["London", "Paris"] && list.home?.place.id == Samples.london.id)
        store.fail(nil)
        _ = try await list.undo(at: now)
        #expect(names == ["London", "Paris", "Tokyo"])
    }

    @Test("removed places come back one after another, the last first, with the same state; an old one does not")
    func restored() async throws {
        let states = list.states
        for (place, age) in [(Samples.tokyo, 301.0), (Samples.london, 20), (Samples.paris, 10)] {
            try await list.remove(place.id, at: now - age)
        }
        #expect(list.states.isEmpty && list.canRestore(states[0]) && list.canRestore(states[1]))
        _ = try await list.undo(at: now)
        #expect(names == ["Paris"])
        _ = try await list.undo(at: now)
        #expect(names == ["London", "Paris"])
        #expect(list.states.elementsEqual(states.prefix(2), by: ===))
        #expect(list.lastChange == nil && !list.canRestore(states[2]))
        let nothing = try await list.undo(at: now)
        #expect(nothing == nil)
    }

    @Test("a place that is moved step by step goes back to where it was before the first one")
    func movedBack() async throws {
        try await list.move(Samples.london.id, to: 1, at: now)
        try await list.move(Samples.london.id, to: 99, at: now)
        #expect(names == ["Paris", "Tokyo", "London"])
        _ = try await list.undo(at: now)
        #expect(names == ["London", "Paris", "Tokyo"] && list.places == store.places)
        await #expect(throws: StoreError.gone) { _ = try await list.move("nowhere", to: 0, at: now) }
    }

    @Test("a place that is removed while it is asked for is not being asked for when it is back")
    func askedFor() async throws {
        list.note([.hours], askedFor: Samples.london.id)
        list.note([.current], askedFor: Samples.paris.id)
        #expect(list.states.map(\.partsUnderWay) == [[.hours], [.current], []])
        try await list.remove(Samples.london.id, at: now)
        list.note([], askedFor: Samples.london.id)
        _ = try await list.undo(at: now)
        #expect(list.states.map(\.partsUnderWay) == [[], [.current], []])
    }

    @Test("a place that is put back is not asked for what the store had of it")
    func knownAgain() async throws {
        let known = Samples.report(fetched: "2026-11-21T15:19:00Z", .clear, 9)
        try await store.save(known, for: Samples.paris.id)
        // The list has not heard of that yet.
        try await list.remove(Samples.paris.id, at: now)
        _ = try await list.undo(at: now)
        #expect(list.state(of: Samples.paris.id)?.addition.arrivals == known.arrivals)
    }
}
