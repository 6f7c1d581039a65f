import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

@Suite("A database that another program sets aside under a store that is open")
struct ReplacedDatabaseTests {
    private let folder: TemporaryFolder
    private let window: SQLiteStore

    init() async throws {
        folder = try TemporaryFolder()
        window = try SQLiteStore.open(at: folder.database).store
        for place in Samples.places(3) { try await window.add(place) }
    }

    /// What a program does that finds the file damaged.
    private func replace() throws -> SQLiteStore {
        let file = try FileHandle(forWritingTo: folder.database)
        // A file that was cut short: what is left of it can still be read.
        try file.truncate(atOffset: try file.seekToEnd() - 1)
        try file.close()
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside != nil && opened.rescuedLocations == 3)
        return opened.store
    }

    @Test("a change lands in the new file")
    func change() async throws {
        let commandLine = try replace()
        try await window.add(Samples.portland)
        #expect(try commandLine.locations == Samples.places(3) + [Samples.portland])
        #expect(try window.locations == commandLine.locations)
    }

    @Test("a look finds what is in the new file, which is another version, and sees later changes to it")
    func look() async throws {
        let first = try window.version()
        let commandLine = try replace()
        let found = try #require(try await window.contents(at: Samples.start, unless: first))
        #expect(try await window.contents(at: Samples.start, unless: found.version) == nil)
        try await commandLine.add(Samples.quito)
        let later = try #require(try await window.contents(at: Samples.start, unless: found.version))
        #expect(later.contents.places.map(\.location) == Samples.places(3) + [Samples.quito])
    }

    @Test("a change during which the file is set aside is made in the new one, too")
    func during() async throws {
        let fresh = folder.url.appending(path: "fresh.sqlite")
        try await SQLiteStore.open(at: fresh).store.add(Samples.quito)
        let file = folder.database
        try await window.change { database in
            try PlaceTable(database).insert(SavedPlace(Samples.portland), at: .max)
            guard FileManager.default.fileExists(atPath: fresh.path) else { return }
            _ = try DamagedFile(file: file).setAside(at: Samples.start)
            try FileManager.default.moveItem(at: fresh, to: file)
        }
        #expect(try SQLiteStore.open(at: file).store.locations == [Samples.quito, Samples.portland])
    }

    @Test("where the file is gone, a change says that it was not saved")
    func gone() async throws {
        try FileManager.default.removeItem(at: folder.database)
        await #expect(throws: StoreError.self) { try await window.add(Samples.portland) }
        #expect(try window.locations == Samples.places(3))
    }
}
