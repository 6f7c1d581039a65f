import Foundation
import GRDB
import SeededRandom
import Testing
import WeatherModel

@testable import WeatherStore

struct DamagedFileTests {
    private static let instant = Date(timeIntervalSince1970: 1_795_269_909)
    private static let asideName = "fairweather.sqlite.damaged-2026-11-21T14-05-09Z"
    private let folder: TemporaryFolder
    private let places = Samples.places(6)

    /// A database with six places and their forecasts.
    init() async throws {
        folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        for place in places {
            try await store.add(place)
            try await store.save(Samples.report(), for: place.id)
        }
        try store.queue.close()
    }

    private func open() throws -> OpenedStore {
        try SQLiteStore.open(at: folder.database, now: { Self.instant })
    }

    @Test(
        "what is no database is set aside whole, and a new one begun",
        arguments: [
            Data("hello".utf8), Data(repeating: 0, count: 8192), Data("<html></html>".utf8) + Data(count: 9000),
        ])
    func garbage(bytes: Data) async throws {
        try bytes.write(to: folder.database)
        let opened = try open()
        #expect(opened.setAside?.lastPathComponent == Self.asideName)
        #expect(opened.rescuedLocations == 0)
        let aside = try #require(opened.setAside)
        #expect(try Data(contentsOf: aside) == bytes)
        try await opened.store.add(Samples.portland)
        #expect(try open().store.locations == [Samples.portland])
        #expect(try folder.names == ["fairweather-history.sqlite", "fairweather.sqlite", Self.asideName])
    }

    @Test("a wrong bit anywhere in the header leaves a store that works, with all places or a word about it")
    func header() async throws {
        let sound = try Data(contentsOf: folder.database)
        for bit in 0..<800 {
            var bytes = sound
            bytes[bit / 8] ^= 1 << (bit % 8)
            try bytes.write(to: folder.database)
            try await expectSoundStore("bit \(bit % 8) of byte \(bit / 8)")
        }
    }

    @Test("wrong bytes anywhere leave a store that works, or one that does after the next start", arguments: 1...6)
    func wrongBytes(seed: UInt64) async throws {
        let sound = try Data(contentsOf: folder.database)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            var bytes = sound
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                // What tells pages apart stands at their beginning.
                let page = Int.random(in: 0..<sound.count / 4096, using: &generator)
                let offset = Int.random(in: 0..<(Bool.random(using: &generator) ? 64 : 4096), using: &generator)
                bytes[page * 4096 + offset] = UInt8.random(in: 0...255, using: &generator)
            }
            try bytes.write(to: folder.database)
            try await expectSoundStore("seed \(seed), round \(round)")
        }
    }

    /// Opens what is there and uses it in every way.
    private func expectSoundStore(_ what: String) async throws {
        do {
            let opened = try open()
            let store = opened.store
            let known = try store.contents(at: Samples.start)
            if opened.setAside == nil { #expect(known.places.count == places.count, "\(what)") }
            try await store.add(Samples.portland)
            try await store.save(Samples.report(), for: Samples.portland.id)
            try await store.move(Samples.portland.id, to: 0)
            for place in known.places {
                _ = try store.report(for: place.id)
                _ = try store.alertRecords(of: place.id)
                try await store.rename(place.id, to: "Name")
                try await store.save(Samples.report(), for: place.id)
            }
            for place in known.places { try await store.remove(place.id) }
            #expect(try store.locations == [Samples.portland], "\(what)")
            try store.queue.close()
        } catch StoreError.tooNew {
            // A wrong byte in the name of a version says so; the file is left as it is.
        } catch {
            Issue.record("\(what): \(error)")
        }
        for name in try folder.names where name != "fairweather-history.sqlite" {
            try FileManager.default.removeItem(at: folder.url.appending(path: name))
        }
    }

    @Test("a page of noise anywhere is noticed, and costs no place that does not lie on it")
    func noise() throws {
        let sound = try Data(contentsOf: folder.database)
        let pages = sound.count / 4096
        #expect(pages > 20)
        var generator = SeededGenerator(seed: 5)
        let placePages = try self.pages(of: "location")
        let tripPages = try self.pages(of: "trip")
        for page in 0..<pages {
            var bytes = sound
            let noise = Data((0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) })
            bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: noise)
            try bytes.write(to: folder.database)
            let opened = try open()
            let aside = try #require(opened.setAside, "page \(page + 1)")
            #expect(try Data(contentsOf: aside) == bytes)
            let rescued = try opened.store.locations
            #expect(opened.rescuedLocations == rescued.count)
            if page == 0 || placePages.contains(page + 1) {
                #expect(rescued.isEmpty, "page \(page + 1)")
            } else {
                #expect(rescued == places, "page \(page + 1)")
            }
            let isLost = page == 0 || (placePages + tripPages).contains(page + 1)
            #expect(opened.isWhole == !isLost, "page \(page + 1)")
        }
        #expect(try folder.names.count == pages + 2, "every damaged file was kept")
    }

    /// Numbers, from 1, of the pages that hold the rows of a table with few.
    private func pages(of table: String) throws -> [Int] {
        try DatabaseQueue(path: folder.database.path).read {
            try Int.fetchAll($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [table])
        }
    }

    @Test("a file that was cut short is noticed, and its places are brought over")
    func truncated() throws {
        let sound = try Data(contentsOf: folder.database)
        for length in [sound.count - 1, sound.count - 4096, sound.count / 2, sound.count / 2 + 77] {
            try sound.prefix(length).write(to: folder.database)
            let opened = try open()
            #expect(opened.setAside != nil, "\(length)")
            #expect(try opened.store.everything() == Everything(places), "\(length)")
        }
    }

    @Test("where the damage is among many places, those before and behind it are brought over in their order")
    func damagedPlaces() async throws {
        let many = Samples.places(200)
        let store = try open().store
        for place in many { try await store.add(place) }
        try store.queue.close()
        var bytes = try Data(contentsOf: folder.database)
        let middle = try #require(bytes.range(of: Data("Name of place-100".utf8)))
        let start = middle.lowerBound / 4096 * 4096
        bytes.replaceSubrange(start..<start + 4096, with: Data(repeating: 0x5A, count: 4096))
        try bytes.write(to: folder.database)
        let rescued = try open().store.locations.map(\.id)
        #expect(rescued.first == "place-0" && rescued.last == "place-199")
        #expect(rescued.count > 100 && rescued.count < 200)
        #expect(rescued == many.map(\.id).filter(Set(rescued).contains))
    }

    @Test("files set aside in the same second get names of their own, and take their companions with them")
    func names() throws {
        let companions = ["", "-journal", "-wal", "-shm"]
        for round in 1...3 {
            for companion in companions {
                try folder.write(Data("\(round)\(companion)".utf8), to: "fairweather.sqlite" + companion)
            }
            _ = try DamagedFile(file: folder.database).setAside(at: Self.instant)
        }
        #expect(try folder.names.count == 13)
        for (round, suffix) in [(1, ""), (2, "-2"), (3, "-3")] {
            for companion in companions {
                let aside = folder.url.appending(path: Self.asideName + suffix + companion)
                #expect(try String(contentsOf: aside, encoding: .utf8) == "\(round)\(companion)")
            }
        }
    }

    @Test("what is kept in a folder is told with when it was set aside, without companions and other files")
    func kept() throws {
        try folder.write(Data("{".utf8), to: "rules.json")
        let aside = try DamagedFile(file: folder.url.appending(path: "rules.json")).setAside(at: Self.instant)
        #expect(aside.lastPathComponent == "rules.json.damaged-2026-11-21T14-05-09Z")
        for name in [Self.asideName + "-2", Self.asideName + "-wal", "old.damaged-", "note.damaged-2026-11-21"] {
            try folder.write(Data(), to: name)
        }
        let kept = SetAsideFiles.kept(in: folder.url)
        #expect(kept.map(\.name) == [Self.asideName + "-2", aside.lastPathComponent])
        #expect(kept.allSatisfy { $0.since == Self.instant })
        #expect(SetAsideFiles.kept(in: folder.url.appending(path: "none")).isEmpty)
    }

    @Test("a companion left over from an older file keeps its name too")
    func leftoverCompanion() throws {
        try folder.write(Data("older".utf8), to: Self.asideName + "-wal")
        try Data("damaged".utf8).write(to: folder.database)
        #expect(try open().setAside?.lastPathComponent == Self.asideName + "-2")
        #expect(try String(contentsOfFile: folder.url.path + "/" + Self.asideName + "-wal", encoding: .utf8) == "older")
    }

    @Test("nobody else opens or replaces the file meanwhile")
    func locked() throws {
        func folderIsFree() -> Bool {
            let descriptor = Foundation.open(folder.url.path, O_RDONLY | O_DIRECTORY)
            defer { close(descriptor) }
            return flock(descriptor, LOCK_EX | LOCK_NB) == 0
        }
        try Data("damaged".utf8).write(to: folder.database)
        var wasFree = true
        _ = try SQLiteStore.open(
            at: folder.database,
            now: {
                wasFree = folderIsFree()
                return Self.instant
            })
        #expect(!wasFree)
        #expect(folderIsFree())
    }

    @Test("an attempt that was interrupted leaves nothing in the way of the next")
    func interrupted() throws {
        try Data("damaged".utf8).write(to: folder.database)
        try folder.write(Data("half written".utf8), to: "fairweather.sqlite.new")
        #expect(try open().store.everything() == Everything())
        #expect(try folder.names == ["fairweather-history.sqlite", "fairweather.sqlite", Self.asideName])
    }
}
