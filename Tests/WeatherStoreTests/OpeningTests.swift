import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

struct OpeningTests {
    @Test("opening makes the folder, for its owner alone, and an empty database")
    func makesFolder() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "share/fairweather/fairweather.sqlite")
        let opened = try SQLiteStore.open(at: file)
        #expect(opened.setAside == nil)
        #expect(opened.rescuedLocations == 0)
        #expect(try opened.store.everything() == Everything())
        let attributes = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test("reopening shows what was there, in two files without companions")
    func reopen() async throws {
        let folder = try TemporaryFolder()
        let places = [Samples.quito, Samples.portland, Samples.zürich]
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            for place in places { try await store.add(place) }
            try await store.move(Samples.zürich.id, to: 0)
            try await store.save(Samples.report(), for: Samples.quito.id)
        }
        #expect(try folder.names == ["fairweather-history.sqlite", "fairweather.sqlite"])
        let reopened = try SQLiteStore.open(at: folder.database)
        #expect(reopened.setAside == nil)
        let expected = Everything(
            [Samples.zürich, Samples.quito, Samples.portland], reports: [Samples.quito.id: Samples.report()])
        #expect(try reopened.store.everything() == expected)
    }

    @Test("every connection keeps foreign keys, waits for others and syncs what it reports done")
    func settings() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        let settings = try store.queue.read { database in
            try ["foreign_keys", "busy_timeout", "synchronous", "journal_mode"].map { name in
                try String.fetchOne(database, sql: "PRAGMA \(name)")
            }
        }
        #expect(settings == ["1", "2000", "3", "delete"])
    }

    @Test("an empty file is a damaged database, which is set aside and told")
    func emptyFile() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(), to: "fairweather.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside != nil && opened.rescuedLocations == 0)
        try await opened.store.add(Samples.portland)
        #expect(try opened.store.locations == [Samples.portland])
    }

    @Test(
        "a database of a newer version is refused and left as it is, even when it is damaged too",
        arguments: [false, true])
    func newer(damagedToo: Bool) async throws {
        let folder = try TemporaryFolder()
        do {
            let store = try SQLiteStore.open(at: folder.database).store
            for place in Samples.places(3) {
                try await store.add(place)
                try await store.save(Samples.report(), for: place.id)
            }
            try await store.queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v2000')") }
        }
        if damagedToo {
            var bytes = try Data(contentsOf: folder.database)
            bytes.replaceSubrange(bytes.count - 4096..<bytes.count, with: Data(repeating: 0xA5, count: 4096))
            try bytes.write(to: folder.database)
        }
        let before = try Data(contentsOf: folder.database)
        #expect(throws: StoreError.tooNew) { try SQLiteStore.open(at: folder.database) }
        #expect(try Data(contentsOf: folder.database) == before)
        #expect(try folder.names == ["fairweather-history.sqlite", "fairweather.sqlite"])
    }

    @Test("another program's lock is waited for, and told as busy when it is not let go")
    func busy() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore.open(at: folder.database).store
        try await store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA busy_timeout = 1") }
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: folder.database.path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
        await #expect(throws: StoreError.busy) { try await store.add(Samples.portland) }
        #expect(throws: StoreError.busy) { try store.contents(at: Samples.start) }
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await store.add(Samples.portland)
        #expect(try store.locations == [Samples.portland])
    }
}
