import Foundation
import Testing
import WeatherModel

@testable import WeatherStore

struct ReadingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("where there is no database none is made")
    func nothing() throws {
        #expect(try SQLiteStore.reading(folder.database) == nil)
        #expect(try folder.names.isEmpty)
    }

    @Test("places and weather are read, also while another program holds the folder")
    func held() async throws {
        let store = try SQLiteStore.open(at: folder.database).store
        try await store.add(Samples.quito)
        let lock = try FolderLock(folder.url, timeout: .zero)
        defer { withExtendedLifetime(lock) {} }
        let reader = try #require(try SQLiteStore.reading(folder.database))
        #expect(try reader.contents(at: Date()).places.map(\.location) == [Samples.quito])
        try await store.add(Samples.portland)
        #expect(try reader.contents(at: Date()).places.count == 2)
    }

    @Test("a damaged database is left for a program that tells its user")
    func damaged() throws {
        try folder.write(Data("no database at all, and longer than a header of one".utf8), to: "fairweather.sqlite")
        let before = try folder.names
        #expect(throws: StoreError.damaged) { try SQLiteStore.reading(folder.database) }
        #expect(try folder.names == before)
    }

    @Test("settings are read at a glance, and damaged ones stay where they are")
    func glance() throws {
        let file = folder.url.appending(path: "settings.json")
        #expect(SettingsFile(file).glance() == Settings())
        var settings = Settings()
        settings.refreshMinutes = 60
        try SettingsFile(file).save(settings)
        #expect(SettingsFile(file).glance() == settings)
        try Data("{".utf8).write(to: file)
        let before = try folder.names
        #expect(SettingsFile(file).glance() == Settings())
        #expect(try folder.names == before)
    }
}
