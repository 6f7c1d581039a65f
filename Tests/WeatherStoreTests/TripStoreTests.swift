import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("Trips in the store and in exported files")
struct TripStoreTests {
    private let azores = Trip(
        id: "azores", name: "Azores",
        legs: [
            TripLeg(at: Samples.portland, from: CivilDate(dayNumber: 20_800), to: CivilDate(dayNumber: 20_803)),
            TripLeg(at: Samples.zürich, from: CivilDate(dayNumber: 20_803), to: CivilDate(dayNumber: 20_809)),
        ], packed: [.rainJacket, .sunProtection])
    private let harz = Trip(
        id: "harz", name: "Harz",
        legs: [TripLeg(at: Samples.quito, from: CivilDate(dayNumber: 20_700), to: CivilDate(dayNumber: 20_701))])

    @Test("trips are there after a restart, the earliest first, with places, dates and ticks")
    func restart() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        try await store.save(azores, replacing: nil, ifOnlyOfItsName: false)
        try await store.save(harz, replacing: nil, ifOnlyOfItsName: false)
        let again = try SQLiteStore.open(at: folder.database).store
        #expect(try again.trips() == [harz, azores])
        try await again.removeTrip(harz)
        #expect(try again.trips() == [azores])
    }

    @Test("a damaged row costs neither another trip nor a place, and a damaged stay not its trip")
    func damagedRow() async throws {
        let store = try SQLiteStore.empty()
        try await store.add(Samples.zürich)
        try await store.save(azores, replacing: nil, ifOnlyOfItsName: false)
        try await store.save(harz, replacing: nil, ifOnlyOfItsName: false)
        try await store.change { database in
            try database.execute(sql: "UPDATE trip SET content = substr(content, 1, 60) WHERE id = 'harz'")
        }
        #expect(try store.trips() == [azores])
        #expect(try store.locations == [Samples.zürich])
        try await store.change { database in
            try database.execute(
                sql: "UPDATE trip SET content = replace(content, ?, '2026-02-31') WHERE id = 'azores'",
                arguments: [CivilDate(dayNumber: 20_800).description])
        }
        #expect(try store.trips().first?.legs == [azores.legs[1]])
    }

    @Test("what this version cannot read of a trip is there after it has saved the trip")
    func unread() async throws {
        let store = try SQLiteStore.empty()
        try await store.save(harz, replacing: nil, ifOnlyOfItsName: false)
        func content() throws -> JSONValue {
            let text = try store.queue.read {
                try String.fetchOne($0, sql: "SELECT content FROM trip WHERE id = 'harz'")
            }
            return try #require(JSONValue(Data((text ?? "").utf8)))
        }
        let stay: JSONValue = .object(["from": .text("2026-12-24"), "by": .text("train")])
        var members = try #require(try content().object)
        members["legs"] = .list((members["legs"]?.list ?? []) + [stay])
        members["packed"] = .list([.text("skis")])
        members["colour"] = .text("green")
        let edited = String(decoding: try JSONValue.object(members).data, as: UTF8.self)
        try await store.change { try $0.execute(sql: "UPDATE trip SET content = ?", arguments: [edited]) }
        var read = try #require(try store.trips().first)
        #expect(read == harz)
        read.name = "Harz on skis"
        read.packed = [.snowBoots]
        try await store.save(read, replacing: harz, ifOnlyOfItsName: false)
        #expect(try store.trips() == [read])
        let after = try content()
        #expect(after["legs"]?.list?.last == stay && after["legs"]?.list?.count == 2)
        #expect(after["packed"]?.list == [.text("snow-boots"), .text("skis")])
        #expect(after["colour"] == .text("green") && after["name"] == .text("Harz on skis"))
    }

    @Test("trips come out of a damaged file with the places")
    func rescue() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        try await store.add(Samples.zürich)
        for number in 0..<40 {
            try await store.save(
                Trip(id: "\(number)", name: "Trip", legs: azores.legs), replacing: nil, ifOnlyOfItsName: false)
        }
        try store.queue.close()
        // Half a page at the end is missing, where the last trips are.
        let file = try FileHandle(forUpdating: folder.database)
        try file.truncate(atOffset: file.seekToEnd() - 2048)
        try file.close()
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside != nil && opened.rescuedLocations == 1)
        let trips = try opened.store.trips()
        #expect((20..<40).contains(trips.count) && trips.allSatisfy { $0.legs == azores.legs }, "\(trips.count)")
        #expect(!opened.isWhole, "nothing is said of the trips that are gone")
    }

    @Test("of a file whose pages of trips are gone the places are recovered, and it is not whole")
    func lostTrips() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        for place in Samples.places(6) { try await store.add(place) }
        try await store.save(azores, replacing: nil, ifOnlyOfItsName: false)
        let root = try await store.queue.read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'trip'")
        }
        try store.queue.close()
        let file = try FileHandle(forUpdating: folder.database)
        try file.truncate(atOffset: UInt64(try #require(root) - 1) * 4096)
        try file.close()
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.rescuedLocations == 6 && !opened.isWhole)
        #expect(try opened.store.trips().isEmpty)
    }

    @Test("a damaged file of a version that had no trips has lost none")
    func timeWithoutTrips() throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.database.path)
        try Schema.migrator.migrate(queue, upTo: "v6")
        let root = try queue.read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'part'")
        }
        try queue.close()
        var bytes = try Data(contentsOf: folder.database)
        let start = (try #require(root) - 1) * 4096
        bytes.replaceSubrange(start..<start + 4096, with: Data(repeating: 0x5A, count: 4096))
        try bytes.write(to: folder.database)
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside != nil && opened.isWhole)
    }

    @Test("an export has the trips, and an import adds those that are not known, as many as there is room for")
    func exchange() async throws {
        let written = ExchangeFile(places: [], trips: [azores, harz], settings: nil)
        let read = try ExchangeFile(written.data())
        #expect(read == written)
        let store = try SQLiteStore.empty()
        var own = azores
        own.name = "Mine"
        try await store.save(own, replacing: nil, ifOnlyOfItsName: false)
        #expect(try await store.take(read.trips) == 1)
        #expect(try store.trips() == [harz, own])
        let many = (0..<100).map { Trip(id: "t\($0)", name: "\($0)") }
        #expect(try await store.take(many) == Bound.trips - 2)
    }

    @Test("a file of an older version has no trips, and a foreign entry is left out")
    func foreignEntries() throws {
        let old = #"{"format": "fairweather", "schema": 1, "places": []}"#
        #expect(try ExchangeFile(Data(old.utf8)).trips.isEmpty)
        let odd =
            #"{"format": "fairweather", "schema": 1, "places": [], "trips": [7, {"id": "", "legs": []}, {"id": "a"}]}"#
        #expect(try ExchangeFile(Data(odd.utf8)).trips.isEmpty)
    }

    @Test("a name is one line of limited length, and more stays than are kept are cut")
    func bounds() throws {
        let trip = Trip(id: "a", name: "  A\nlong " + String(repeating: "x", count: 500), legs: [])
        #expect(trip.name.unicodeScalars.count <= Bound.placeName + 1 && !trip.name.contains("\n"))
        let legs = Array(repeating: azores.legs[0], count: 200)
        let json = ExchangeFile(places: [], trips: [Trip(id: "b", name: "", legs: legs)], settings: nil)
        #expect(try ExchangeFile(json.data()).trips.first?.legs.count == Bound.tripLegs)
    }

    @Test("a trip that another program has changed meanwhile is not written over, nor added twice, nor revived")
    func otherProgram() async throws {
        let store = try SQLiteStore.empty()
        try await store.save(azores, replacing: nil, ifOnlyOfItsName: true)
        var theirs = azores
        theirs.legs.append(contentsOf: azores.legs)
        try await store.save(theirs, replacing: azores, ifOnlyOfItsName: false)
        var mine = azores
        mine.name = "Mine"
        await #expect(throws: StoreError.changedMeanwhile) {
            try await store.save(mine, replacing: azores, ifOnlyOfItsName: false)
        }
        await #expect(throws: StoreError.changedMeanwhile) {
            try await store.save(
                Trip(id: "another", name: azores.name, legs: []), replacing: nil, ifOnlyOfItsName: true)
        }
        #expect(try store.trips() == [theirs])
        await #expect(throws: StoreError.changedMeanwhile) { try await store.removeTrip(azores) }
        #expect(try store.trips() == [theirs])
        try await store.removeTrip(theirs)
        await #expect(throws: StoreError.changedMeanwhile) {
            try await store.save(mine, replacing: theirs, ifOnlyOfItsName: false)
        }
        #expect(try store.trips().isEmpty)
    }
}
