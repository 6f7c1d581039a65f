import Foundation
import GRDB
import Testing
import WeatherModel

@testable import WeatherStore

/// Each file in `Fixtures/store` was written by the version of the program that its name tells.
struct MigrationTests {
    private static let fixtures = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/store")

    /// What was written to "v1.sqlite".
    private static let v1 = StoredContents(
        locations: [Samples.quito, Samples.portland, Samples.zürich],
        forecasts: [
            Samples.quito.id: Samples.forecast(hours: 6, days: 2),
            Samples.zürich.id: Samples.forecast(source: "openweather", zone: .gmt, hours: 0, days: 0),
        ])

    private func copy(_ name: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: Self.fixtures.appending(path: name), to: folder.database)
        return folder
    }

    @Test("a database of version 1 opens with everything in it, and can be changed")
    func fromV1() async throws {
        let folder = try copy("v1.sqlite")
        let opened = try SQLiteStore.open(at: folder.database)
        #expect(opened.setAside == nil)
        #expect(try opened.store.contents() == Self.v1)
        try await opened.store.move(Samples.zürich.id, to: 0)
        #expect(try opened.store.contents().locations == [Samples.zürich, Samples.quito, Samples.portland])
    }

    @Test("a migrated database has the same tables as a new one")
    func sameSchema() throws {
        let folder = try copy("v1.sqlite")
        func schema(_ store: SQLiteStore) throws -> [String] {
            try store.queue.read {
                try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
            }
        }
        let fresh = try schema(.empty())
        #expect(fresh.count == 3)
        #expect(try schema(SQLiteStore.open(at: folder.database).store) == fresh)
    }
}
