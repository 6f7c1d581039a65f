import Foundation
import GRDB
import GRDBSQLite
public import WeatherModel

/// The store in one SQLite file, which the window and the command line may have open at once.
///
/// The file keeps SQLite's rollback journal rather than a write-ahead log. With a log, nothing could be read from a
/// read-only folder or on a full disk, where SQLite cannot make the log's index; and the database would be three files
/// to copy or to set aside instead of one. The price is small here: a commit of a forecast takes 0.8 ms against 0.3 ms
/// (ext4 on an SSD), and a reader waits that long at most.
public struct SQLiteStore: Store {
    let queue: DatabaseQueue

    /// Brings the schema up to date; a database that is damaged or newer than this program is refused as it is.
    init(_ queue: DatabaseQueue) throws(StoreError) {
        self.queue = queue
        do {
            let migrator = Schema.migrator
            try queue.read { database in
                if try migrator.hasBeenSuperseded(database) { throw StoreError.tooNew }
                let verdict = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
                if verdict != "ok" { throw StoreError.damaged }
            }
            try migrator.migrate(queue)
        } catch {
            throw StoreError(error)
        }
    }

    /// A store in memory that begins empty and is gone with its last copy.
    public static func empty() throws(StoreError) -> SQLiteStore {
        let queue: DatabaseQueue
        do { queue = try DatabaseQueue(configuration: configuration) } catch { throw StoreError(error) }
        return try SQLiteStore(queue)
    }

    /// How every connection is set up; foreign keys are on by GRDB's default.
    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            // Syncs the folder too after a commit, without which a power cut could bring back the journal and undo it.
            try database.execute(sql: "PRAGMA synchronous = EXTRA")
        }
        return configuration
    }

    /// Everything in one transaction; a forecast that this version cannot read counts as absent.
    public func contents() throws(StoreError) -> StoredContents {
        do {
            let (places, forecasts) = try queue.read { database in
                (
                    try LocationRow.fetchAll(database, sql: "SELECT * FROM location ORDER BY position"),
                    try ForecastRow.fetchAll(database, sql: "SELECT * FROM forecast")
                )
            }
            return StoredContents(
                locations: places.compactMap(\.location),
                forecasts: Dictionary(
                    forecasts.compactMap { row in row.forecast.map { (row.locationID, $0) } },
                    uniquingKeysWith: { first, _ in first }))
        } catch {
            throw StoreError(error)
        }
    }

    /// Adds the place at the end of the list; a place already there stays where it is.
    public func add(_ location: Location) async throws(StoreError) {
        try await insert(location, at: .max)
    }

    /// Puts the place at the position, or at the nearest there is; a place already there stays where it is.
    public func insert(_ location: Location, at position: Int) async throws(StoreError) {
        try await write { database in
            var order = try Self.order(database)
            guard !order.contains(location.id) else { return }
            try LocationRow(location, position: order.count).insert(database)
            order.insert(location.id, at: min(max(position, 0), order.count))
            try Self.setOrder(order, database)
        }
    }

    /// Removes the place and its forecast; unknown identities are ignored.
    public func remove(_ id: Location.ID) async throws(StoreError) {
        try await write { database in
            try database.execute(sql: "DELETE FROM location WHERE id = ?", arguments: [id])
            try Self.setOrder(try Self.order(database), database)
        }
    }

    /// Moves the place to the position, counted after its removal, or to the nearest there is; unknown identities are ignored.
    public func move(_ id: Location.ID, to position: Int) async throws(StoreError) {
        try await write { database in
            var order = try Self.order(database)
            guard let old = order.firstIndex(of: id) else { return }
            order.remove(at: old)
            order.insert(id, at: min(max(position, 0), order.count))
            try Self.setOrder(order, database)
        }
    }

    /// Replaces the place's last forecast; ignored for a place that is not saved.
    public func save(_ forecast: Forecast, for id: Location.ID) async throws(StoreError) {
        let row: ForecastRow
        do { row = try ForecastRow(forecast, locationID: id) } catch { throw StoreError(error) }
        try await write { database in try row.save(database) }
    }

    private static func order(_ database: Database) throws -> [Location.ID] {
        try String.fetchAll(database, sql: "SELECT id FROM location ORDER BY position")
    }

    private static func setOrder(_ order: [Location.ID], _ database: Database) throws {
        let update = try database.cachedStatement(
            sql: "UPDATE location SET position = ?1 WHERE id = ?2 AND position <> ?1")
        for (position, id) in order.enumerated() {
            try update.execute(arguments: [position, id])
        }
    }

    /// One transaction, begun and finished even when the caller's task is cancelled meanwhile: what was asked for is done.
    private func write(_ change: @escaping @Sendable (Database) throws -> Void) async throws(StoreError) {
        let outcome: Result<Void, StoreError> = await withCheckedContinuation { continuation in
            queue.asyncWrite(change) { database, result in
                let systemError = sqlite3_system_errno(database.sqliteConnection)
                continuation.resume(returning: result.mapError { StoreError($0, systemError: systemError) })
            }
        }
        try outcome.get()
    }
}
