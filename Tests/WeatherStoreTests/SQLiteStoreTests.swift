import Foundation
import GRDB
import SeededRandom
import Testing
import WeatherModel

@testable import WeatherStore

struct SQLiteStoreTests {
    /// A store that holds places "place-0" and on.
    private func store(places count: Int) async throws -> SQLiteStore {
        let store = try SQLiteStore.empty()
        for place in Samples.places(count) { try await store.add(place) }
        return store
    }

    private func names(_ store: SQLiteStore) throws -> String {
        try store.locations.map { $0.id.replacing("place-", with: "") }.joined(separator: " ")
    }

    private func positions(_ store: SQLiteStore) throws -> [Int] {
        try store.queue.read { try Int.fetchAll($0, sql: "SELECT position FROM location ORDER BY position") }
    }

    @Test("an empty store has neither places nor forecasts")
    func empty() throws {
        #expect(try SQLiteStore.empty().everything() == Everything())
    }

    @Test("places come back whole and in the order they were added")
    func order() async throws {
        let store = try SQLiteStore.empty()
        let places = [Samples.zürich, Samples.portland, Samples.quito]
        for place in places { try await store.add(place) }
        #expect(try store.locations == places)
        #expect(try positions(store) == [0, 1, 2])
    }

    @Test("a place added twice is there once, where it was and as it was")
    func addTwice() async throws {
        let store = try await store(places: 3)
        try await store.add(
            Location(id: "place-0", name: "Another", coordinates: try #require(Coordinates(latitude: 9, longitude: 9))))
        #expect(try store.locations == Samples.places(3))
    }

    @Test(
        "insert puts a place at the position or at the nearest there is",
        arguments: [
            (0, "new 0 1 2"), (1, "0 new 1 2"), (3, "0 1 2 new"), (4, "0 1 2 new"), (.max, "0 1 2 new"),
            (-1, "new 0 1 2"), (.min, "new 0 1 2"),
        ])
    func insert(position: Int, expected: String) async throws {
        let store = try await store(places: 3)
        try await store.insert(Samples.place("new"), at: position)
        #expect(try names(store) == expected)
        #expect(try positions(store) == [0, 1, 2, 3])
    }

    @Test("insert undoes remove, and undoing twice changes nothing more", arguments: 0..<4)
    func undo(position: Int) async throws {
        let store = try await store(places: 4)
        let place = Samples.places(4)[position]
        try await store.remove(place.id)
        try await store.insert(place, at: position)
        try await store.insert(place, at: 0)
        #expect(try store.locations == Samples.places(4))
    }

    @Test("removing closes the gap; an unknown place is ignored")
    func remove() async throws {
        let store = try await store(places: 4)
        try await store.remove("place-1")
        try await store.remove("nowhere")
        #expect(try names(store) == "0 2 3")
        #expect(try positions(store) == [0, 1, 2])
    }

    @Test(
        "move counts positions without the place and stops at the ends",
        arguments: [
            ("place-0", 2, "1 2 0 3"), ("place-3", 0, "3 0 1 2"), ("place-1", 1, "0 1 2 3"), ("place-2", 3, "0 1 3 2"),
            ("place-0", 99, "1 2 3 0"), ("place-3", -99, "3 0 1 2"),
        ])
    func move(id: String, position: Int, expected: String) async throws {
        let store = try await store(places: 4)
        try await store.move(id, to: position)
        #expect(try names(store) == expected)
        #expect(try positions(store) == [0, 1, 2, 3])
    }

    @Test("a change to a place that is not saved is refused, and changes nothing")
    func gone() async throws {
        let store = try await store(places: 2)
        try await store.setHome("place-1")
        let before = try store.everything()
        await #expect(throws: StoreError.gone) { try await store.move("nowhere", to: 0) }
        await #expect(throws: StoreError.gone) { try await store.rename("nowhere", to: "Name") }
        await #expect(throws: StoreError.gone) { try await store.setHome("nowhere") }
        await #expect(throws: StoreError.gone) { try await store.setSourceOrder(["a"], for: "nowhere") }
        await #expect(throws: StoreError.gone) { try await store.setShowsAlerts(false, for: "nowhere") }
        #expect(try store.everything() == before)
    }

    @Test("a long series of changes leaves what a plain array would hold, with dense positions")
    func randomSeries() async throws {
        let store = try SQLiteStore.empty()
        var model: [String] = []
        var generator = SeededGenerator(seed: 2026)
        for step in 0..<300 {
            let id = "place-\(Int.random(in: 0..<12, using: &generator))"
            let position = Int.random(in: -1...13, using: &generator)
            let clamped = { (count: Int) in min(max(position, 0), count) }
            switch step % 4 {
            case 0:
                try await store.add(Samples.place(id))
                if !model.contains(id) { model.append(id) }
            case 1:
                try await store.insert(Samples.place(id), at: position)
                if !model.contains(id) { model.insert(id, at: clamped(model.count)) }
            case 2:
                if model.contains(id) { try await store.move(id, to: position) }
                if let old = model.firstIndex(of: id) {
                    model.remove(at: old)
                    model.insert(id, at: clamped(model.count))
                }
            default:
                try await store.remove(id)
                model.removeAll { $0 == id }
            }
            #expect(try store.locations.map(\.id) == model)
            #expect(try positions(store) == Array(model.indices))
        }
    }

    @Test("a change asked for by a task that is cancelled is made all the same")
    func cancelledCaller() async throws {
        let store = try SQLiteStore.empty()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.add(Samples.portland)
        }
        try await task.value
        #expect(try store.locations == [Samples.portland])
    }

    @Test("a full disk is told as such, and nothing is half written")
    func diskFull() async throws {
        let store = try await store(places: 1)
        try await store.queue.writeWithoutTransaction { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        await #expect(throws: StoreError.diskFull) {
            try await store.save(Samples.report(hours: 500), for: "place-0")
        }
        #expect(try store.everything() == Everything(Samples.places(1)))
    }

    @Test("a store that may not be written can still be read")
    func readOnly() async throws {
        let store = try await store(places: 2)
        try await store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }
        await #expect(throws: StoreError.readOnly) { try await store.remove("place-0") }
        #expect(try store.locations == Samples.places(2))
    }
}
