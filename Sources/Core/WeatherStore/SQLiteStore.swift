public import Foundation
import GRDB
import GRDBSQLite
public import WeatherModel

/// The store in one SQLite file, which the window and the command line may use at the same time.
///
/// The file uses SQLite's rollback journal rather than a write-ahead log. With a log, nothing could be read from a
/// read-only folder or on a full disk, where SQLite cannot create the log's index, and the database would be three
/// files instead of one. The cost is small: a commit of a forecast takes 0.8 ms instead of 0.3 ms (ext4 on an SSD), and
/// a reader waits that long at most.
public struct SQLiteStore: Store {
    let connection: StoreConnection
    /// A file of its own: it may grow large, and neither its size nor its damage may cost the places anything.
    let history: HistoryFile
    /// The weather of earlier years, which goes with a place; nil where none is kept.
    private let years: PastYearFile?
    /// The shelf on which reports lie that would be mixed with the weather of others.
    private(set) var shelf = ReportShelf.all

    /// Migrates the schema; a database that is damaged or newer than this program is rejected unchanged.
    ///
    /// - Parameters:
    ///   - connection: Made anew by itself where it can only be read at first.
    ///   - history: The file of the history that lies in the same folder.
    ///   - years: The file of earlier years that lies there, too; nil for none.
    /// - Throws: `busy` where the schema is an older one and the queue may not write.
    init(_ connection: StoreConnection, history: HistoryFile, years: PastYearFile? = nil) throws(StoreError) {
        self.connection = connection
        (self.history, self.years) = (history, years)
        try Self.prepare(connection.queue)
    }

    /// Returns the same store as a question to one source alone has it: its reports are of what that source said, whoever
    /// asked it, and an answer that would be mixed with the weather of others is kept beside it.
    public func alone(_ source: WeatherSource.ID) -> SQLiteStore {
        var store = self
        store.shelf = ReportShelf(source: source)
        return store
    }

    /// The queue that reads.
    var queue: DatabaseQueue { connection.queue }

    /// One transaction; where another program held the folder at the start, as soon as it does no more.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await connection.change(body)
    }

    /// What SQLite says, of statements that are right, where the file is wrong.
    static let signsOfDamage: [ResultCode] = [
        .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_FORMAT, .SQLITE_RANGE, .SQLITE_TOOBIG,
    ]

    /// Brings the schema up to date, or checks that it is.
    static func prepare(_ queue: DatabaseQueue) throws(StoreError) {
        do {
            let migrator = Schema.migrator
            try queue.read { database in
                if try migrator.hasBeenSuperseded(database) { throw StoreError.tooNew }
                // The indexes too: a place that its index does not have can neither be found nor saved again.
                let verdict = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
                if verdict != "ok" { throw StoreError.damaged }
                // SQLite reads what a cut file lacks of its last page as zeros.
                if try isCut(queue.path, database) { throw StoreError.damaged }
                // A damaged header makes SQLite take the file for one of a later version, which it only reads.
                if !queue.configuration.readonly, sqlite3_db_readonly(database.sqliteConnection, "main") == 1,
                    faccessat(AT_FDCWD, queue.path, W_OK, AT_EACCESS) == 0
                {
                    throw StoreError.damaged
                }
            }
            if queue.configuration.readonly {
                guard try queue.read(migrator.hasCompletedMigrations) else { throw StoreError.busy }
            } else {
                try migrator.migrate(queue)
            }
            try queue.read(Schema.check)
        } catch let error as DatabaseError where Self.signsOfDamage.contains(error.resultCode) {
            // The statements are right, so what they found is wrong: a table that is missing, or is there too early.
            throw .damaged
        } catch {
            throw StoreError(error)
        }
    }

    /// Returns whether the file ends before its last page does; false where there is no file.
    private static func isCut(_ path: String, _ database: Database) throws -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let pages = try Int64.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        let size = try Int64.fetchOne(database, sql: "PRAGMA page_size") ?? 0
        return Int64(status.st_size) < pages * size
    }

    /// Returns an empty store in memory, which lasts as long as its last copy.
    public static func empty() throws(StoreError) -> SQLiteStore {
        let queue: DatabaseQueue
        do { queue = try DatabaseQueue(configuration: configuration()) } catch { throw StoreError(error) }
        return try SQLiteStore(
            StoreConnection(queue, to: nil) { _ throws(StoreError) in queue }, history: HistoryFile(nil))
    }

    /// Returns the settings of a connection; foreign keys are enabled by GRDB's default.
    ///
    /// - Parameter timeout: The time to wait for another program's lock.
    static func configuration(_ timeout: Duration = FolderLock.timeout) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(timeout / .seconds(1))
        configuration.prepareDatabase { database in
            // This syncs the folder after a commit too, so that a power cut cannot bring back the journal and undo the
            // commit.
            try database.execute(sql: "PRAGMA synchronous = EXTRA")
        }
        return configuration
    }

    /// Returns all contents in one transaction; a part that cannot be read counts as missing.
    public func contents(at now: Date) throws(StoreError) -> StoredContents {
        do {
            return try queue.read { try Self.contents($0, at: now) }
        } catch {
            throw StoreError(error)
        }
    }

    static func contents(_ database: Database, at now: Date) throws -> StoredContents {
        let (summaries, arrivals) = try ReportTable(database).summaries(PartWindow(around: now))
        return StoredContents(places: try PlaceTable(database).all(), summaries: summaries, arrivals: arrivals)
    }

    /// Returns the report in one transaction; a part that cannot be read counts as missing.
    public func report(for id: Location.ID) throws(StoreError) -> WeatherReport? {
        do { return try queue.read { try report(for: id, $0) } } catch { throw StoreError(error) }
    }

    /// Appends the place to the list; a saved place keeps its position.
    public func add(_ location: Location) async throws(StoreError) {
        try await change { try PlaceTable($0).insert(SavedPlace(location), at: .max) }
    }

    /// Removes the place and its weather, that of earlier years too; returns nil if it is not saved.
    @discardableResult
    public func remove(_ id: Location.ID) async throws(StoreError) -> PlaceRemoval? {
        var removal = try await change { database -> PlaceRemoval? in
            guard let found = try PlaceTable(database).find(id) else { return nil }
            let report = try ReportTable(database).report(for: id)
            let alerts = try AlertTable(database).records(of: id)
            try PlaceTable(database).remove(id)
            return PlaceRemoval(place: found.place, position: found.position, report: report, alerts: alerts)
        }
        // The place is gone. Years that cannot be removed now go with the next one that is kept.
        if removal != nil { removal?.years = (try? await years?.take(id)) ?? [] }
        return removal
    }

    /// Restores a removed place at its position, or the nearest possible one; it is not made home again if another
    /// place has become home.
    public func restore(_ removed: PlaceRemoval) async throws(StoreError) {
        try await change { database in
            guard try PlaceTable(database).insert(removed.place, at: removed.position) else { return }
            try AlertTable(database).restore(removed.alerts, for: removed.place.id)
            guard let report = removed.report else { return }
            try ReportTable(database).save(
                StoredPart.all(of: report), in: report.timeZone, elevation: report.elevation, for: removed.place.id)
            try GapTable(database).save(report, for: removed.place.id)
        }
        // What cannot be put back now can be asked for again.
        if !removed.years.isEmpty { try? await years?.putBack(removed.years, of: removed.place.id) }
    }

    /// Moves the place to a position counted after its removal, or the nearest possible one.
    public func move(_ id: Location.ID, to position: Int) async throws(StoreError) {
        try await change { try PlaceTable($0).move(id, to: position) }
    }

    /// Sets the user's name for the place, in one line and without surrounding white space; nil or an empty one
    /// restores the official name.
    public func rename(_ id: Location.ID, to name: String?) async throws(StoreError) {
        let line = name?.inOneLine?.bounded(to: Bound.placeName)
        try await change { try PlaceTable($0).rename(id, to: line) }
    }

    /// Makes the place the only home; nil removes the home mark.
    public func setHome(_ id: Location.ID?) async throws(StoreError) {
        try await change { try PlaceTable($0).setHome(id) }
    }

    /// Sets the preferred sources of the place.
    public func setSourceOrder(_ order: [WeatherSource.ID], for id: Location.ID) async throws(StoreError) {
        try await change { try PlaceTable($0).setSourceOrder(order, for: id) }
    }

    /// Shows or hides the warnings of the place.
    public func setShowsAlerts(_ isShown: Bool, for id: Location.ID) async throws(StoreError) {
        try await change { try PlaceTable($0).setShowsAlerts(isShown, for: id) }
    }

    /// Merges the report into the stored one and adds its parts to the history; ignored if the place is not saved.
    ///
    /// If only the history fails, the error is thrown but the report is stored.
    public func save(
        _ report: WeatherReport, for id: Location.ID, forgetsOldWarnings: Bool
    ) async throws(StoreError) {
        let parts = StoredPart.all(of: report)
        let isSaved = try await change { try keep(report, for: id, forgetsOldWarnings: forgetsOldWarnings, $0) }
        guard isSaved else { return }
        try await history.keep(parts, for: id) { [queue] in
            try queue.read { try String.fetchAll($0, sql: "SELECT id FROM location") }
        }
    }
}

extension SQLiteStore {
    /// Deletes the weather of all places in one transaction, but neither the places nor the history.
    public func forgetReports() async throws(StoreError) {
        try await change { try ReportTable($0).removeAll() }
    }
}
