public import Foundation
import GRDB
public import WeatherModel

extension SQLiteStore: SharedStore {
    /// The database.
    public var file: URL? { queue.path == ":memory:" ? nil : URL(filePath: queue.path) }

    /// SQLite's rollback journal, whose removal is the moment at which a change holds (sqlite.org/atomiccommit.html).
    public var journal: URL? { file.map { URL(filePath: $0.path + "-journal") } }

    /// Returns SQLite's `data_version`, which changes of this store's own connection leave as it is.
    public func version() throws(StoreError) -> Int64 {
        let (queue, generation) = connection.numbered
        do { return try queue.read { try Self.version($0, generation) } } catch { throw StoreError(error) }
    }

    /// Returns the contents and their version from one transaction.
    public func contents(at now: Date, unless version: Int64?) async throws(StoreError) -> VersionedContents? {
        let (queue, generation) = try connection.present()
        return try await queue.look { database in
            let present = try Self.version(database, generation)
            return present == version ? nil : VersionedContents(try Self.contents(database, at: now), version: present)
        }
    }

    /// Returns the weather and the warnings from one transaction.
    public func page(of id: Location.ID) async throws(StoreError) -> StoredPage {
        try await queue.look { database in
            StoredPage(
                report: try ReportTable(database).report(for: id), alerts: try AlertTable(database).records(of: id))
        }
    }

    /// SQLite compares the numbers of one connection only, so that each connection's have a range of their own.
    private static func version(_ database: Database, _ generation: Int64) throws -> Int64 {
        generation << 32 | (try Int64.fetchOne(database, sql: "PRAGMA data_version") ?? 0)
    }
}
