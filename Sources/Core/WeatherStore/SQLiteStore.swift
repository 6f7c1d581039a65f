public import Foundation
import GRDB
public import WeatherModel

/// The store in one SQLite file, which the window and the command line may have open at once.
///
/// The file keeps SQLite's rollback journal rather than a write-ahead log. With a log, nothing could be read from a
/// read-only folder or on a full disk, where SQLite cannot make the log's index; and the database would be three files
/// to copy or to set aside instead of one. The price is small here: a commit of a forecast takes 0.8 ms against 0.3 ms
/// (ext4 on an SSD), and a reader waits that long at most.
public struct SQLiteStore: Store {
    private let connection: StoreConnection
    /// A file of its own: it may grow large, and neither its size nor its damage may cost the places anything.
    let history: HistoryFile

    /// Brings the schema up to date; a database that is damaged or newer than this program is refused as it is.
    ///
    /// - Parameters:
    ///   - connection: Made anew by itself where it can only be read at first.
    ///   - history: Of the same folder.
    /// - Throws: `busy` where the schema is an older one and the queue may not write.
    init(_ connection: StoreConnection, history: HistoryFile) throws(StoreError) {
        self.connection = connection
        self.history = history
        try Self.prepare(connection.queue)
    }

    /// To read by.
    var queue: DatabaseQueue { connection.queue }

    /// One transaction; where another program held the folder at the start, as soon as it does no more.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await connection.change(body)
    }

    /// Brings the schema up to date, or checks that it is.
    static func prepare(_ queue: DatabaseQueue) throws(StoreError) {
        do {
            let migrator = Schema.migrator
            try queue.read { database in
                if try migrator.hasBeenSuperseded(database) { throw StoreError.tooNew }
                let verdict = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
                if verdict != "ok" { throw StoreError.damaged }
            }
            if queue.configuration.readonly {
                guard try queue.read(migrator.hasCompletedMigrations) else { throw StoreError.busy }
            } else {
                try migrator.migrate(queue)
            }
        } catch {
            throw StoreError(error)
        }
    }

    /// A store in memory that begins empty and is gone with its last copy.
    public static func empty() throws(StoreError) -> SQLiteStore {
        let queue: DatabaseQueue
        do { queue = try DatabaseQueue(configuration: configuration()) } catch { throw StoreError(error) }
        return try SQLiteStore(StoreConnection(queue) { () throws(StoreError) in queue }, history: HistoryFile(nil))
    }

    /// How every connection is set up; foreign keys are on by GRDB's default.
    ///
    /// - Parameter patience: How long another program's lock is waited for.
    static func configuration(_ patience: Duration = FolderLock.patience) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience / .seconds(1))
        configuration.prepareDatabase { database in
            // Syncs the folder too after a commit, without which a power cut could bring back the journal and undo it.
            try database.execute(sql: "PRAGMA synchronous = EXTRA")
        }
        return configuration
    }

    /// Everything in one transaction; a part that this version cannot read counts as absent.
    public func contents(at now: Date) throws(StoreError) -> StoredContents {
        do {
            return try queue.read { database in
                let (summaries, arrivals) = try ReportTable(database).summaries(PartWindow(around: now))
                return StoredContents(
                    places: try PlaceTable(database).all(), summaries: summaries, arrivals: arrivals)
            }
        } catch {
            throw StoreError(error)
        }
    }

    /// Everything in one transaction; a part that this version cannot read counts as absent.
    public func report(for id: Location.ID) throws(StoreError) -> WeatherReport? {
        do { return try queue.read { try ReportTable($0).report(for: id) } } catch { throw StoreError(error) }
    }

    /// Adds the place at the end of the list; a place already there stays where it is.
    public func add(_ location: Location) async throws(StoreError) {
        try await change { try PlaceTable($0).insert(SavedPlace(location), at: .max) }
    }

    /// Removes the place and what is known of its weather; nil for an unknown identity.
    @discardableResult
    public func remove(_ id: Location.ID) async throws(StoreError) -> PlaceRemoval? {
        try await change { database in
            guard let found = try PlaceTable(database).find(id) else { return nil }
            let report = try ReportTable(database).report(for: id)
            try PlaceTable(database).remove(id)
            return PlaceRemoval(place: found.place, position: found.position, report: report)
        }
    }

    /// Puts the place back where it was, or at the nearest position there is, with all it had but a home found meanwhile.
    public func restore(_ removed: PlaceRemoval) async throws(StoreError) {
        try await change { database in
            guard try PlaceTable(database).insert(removed.place, at: removed.position) else { return }
            guard let report = removed.report else { return }
            try ReportTable(database).save(
                StoredPart.all(of: report), in: report.timeZone, for: removed.place.id)
            try GapTable(database).save(report, for: removed.place.id)
        }
    }

    /// Moves the place to the position, counted after its removal, or to the nearest there is; unknown identities are ignored.
    public func move(_ id: Location.ID, to position: Int) async throws(StoreError) {
        try await change { try PlaceTable($0).move(id, to: position) }
    }

    /// Gives the place a name of the user's own, in one line and without white space around it; nothing gives its official name back.
    public func rename(_ id: Location.ID, to name: String?) async throws(StoreError) {
        let line = name?.inOneLine?.bounded(to: Bound.placeName)
        try await change { try PlaceTable($0).rename(id, to: line) }
    }

    /// Makes the place the only home there is; nil leaves none, an unknown identity changes nothing.
    public func setHome(_ id: Location.ID?) async throws(StoreError) {
        try await change { try PlaceTable($0).setHome(id) }
    }

    /// Sets which sources to ask for the place; unknown identities of places are ignored.
    public func setSourceOrder(_ order: [WeatherSource.ID], for id: Location.ID) async throws(StoreError) {
        try await change { try PlaceTable($0).setSourceOrder(order, for: id) }
    }

    /// Merges the report into what is kept, and keeps its parts in the history; ignored for a place that is not saved.
    ///
    /// The history comes second: where only that fails, the error is thrown but the report is kept.
    public func save(_ report: WeatherReport, for id: Location.ID) async throws(StoreError) {
        let parts = StoredPart.all(of: report)
        let isSaved = try await change { database in
            let table = ReportTable(database)
            var (merged, changed) = (report, report.parts)
            if let known = try table.report(for: id) {
                merged = known
                merged.merge(report)
                if merged.days != known.days { changed.insert(.days) }
            }
            let mergedParts = StoredPart.all(of: merged).filter { changed.contains($0.part) }
            let isSaved = try table.save(mergedParts, in: merged.timeZone, for: id)
            if isSaved { try GapTable(database).save(report, for: id) }
            return isSaved
        }
        guard isSaved else { return }
        try await history.keep(parts, for: id) { [queue] in
            try queue.read { try String.fetchAll($0, sql: "SELECT id FROM location") }
        }
    }
}
