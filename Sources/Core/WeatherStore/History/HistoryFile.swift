import Foundation
import GRDB
import Synchronization
import WeatherModel

/// The database of the history.
final class HistoryFile: Sendable {
    private struct State {
        /// Whether the history of places that are no longer saved has been removed since the start.
        var isTidy = false
        /// What arrived while another program held the history, the earliest first.
        var waiting: [(parts: [StoredPart], id: Location.ID)] = []
    }

    /// The number of reports that wait for a history that another program holds.
    private static let waitingLimit = 50

    private let database: SideDatabase
    private let limits: HistoryLimits
    private let state = Mutex(State())

    /// - Parameters:
    ///   - file: The database file; nil for one in memory.
    ///   - timeout: The time to wait for another program that holds the lock of the folder.
    init(_ file: URL?, limits: HistoryLimits = HistoryLimits(), timeout: Duration = FolderLock.timeout) {
        database = SideDatabase(file, timeout: timeout) { HistorySchema.migrator }
        self.limits = limits
    }

    /// Stores the parts that belong in the history and removes what exceeds the limits, in one transaction.
    ///
    /// While another program holds the history, or where there is no room for them, they wait for the next call, and end with the process: a history is no
    /// reason to call a report that is stored not saved.
    ///
    /// - Parameter saved: Returns the identifiers of all saved places.
    func keep(
        _ parts: [StoredPart], for id: Location.ID, saved: @escaping @Sendable () throws -> [Location.ID]
    ) async throws(StoreError) {
        let kept = parts.filter { $0.span != nil }
        guard let now = kept.map(\.stamp.fetchedAt).max() else { return }
        let isTidy = state.withLock { state in
            defer { state.isTidy = true }
            return state.isTidy
        }
        let reports = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting + [(kept, id)]
        }
        do {
            try await database.change { [limits] database in
                let table = HistoryTable(database)
                if !isTidy { try table.forget(except: try saved()) }
                for (parts, id) in reports {
                    for part in parts { try table.keep(part, for: id) }
                }
                try table.prune(at: now, limits: limits)
            }
        } catch {
            state.withLock { state in
                state.waiting = (reports + state.waiting).suffix(Self.waitingLimit)
                if !isTidy { state.isTidy = false }
            }
            if error != .busy { throw error }
        }
    }

    /// Reads in one transaction.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (HistoryTable) throws -> Value
    ) async throws(StoreError) -> Value {
        try await database.look { try body(HistoryTable($0)) }
    }
}

/// The schema of the history database; a released version is never edited, only followed by another one.
enum HistorySchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("history-v1") { try $0.execute(sql: v1) }
        return migrator
    }

    /// Version 1 of the tables; instants are seconds since 2001, the value stored in a `Date`.
    ///
    /// `confirmedAt` is the last time at which the source gave the same data; `firstTime` and `lastTime` are the first
    /// and last instant that the payload covers, for days the number of days since 1970.
    private static let v1 = """
        CREATE TABLE source (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            attribution TEXT NOT NULL,
            homepage TEXT NOT NULL,
            UNIQUE (id, name, attribution, homepage)
        ) STRICT;
        CREATE TABLE kept (
            number INTEGER PRIMARY KEY,
            locationID TEXT NOT NULL,
            part TEXT NOT NULL,
            source INTEGER NOT NULL REFERENCES source (number),
            issuedAt REAL,
            fetchedAt REAL NOT NULL,
            confirmedAt REAL NOT NULL,
            validUntil REAL,
            firstTime REAL NOT NULL,
            lastTime REAL NOT NULL,
            payload BLOB NOT NULL,
            UNIQUE (locationID, part, source, fetchedAt)
        ) STRICT;
        CREATE INDEX keptByAge ON kept (confirmedAt);
        """
}

/// The limits of the history, of which the one reached first applies.
struct HistoryLimits {
    /// The greatest age of a forecast in seconds since it was last confirmed: 60 days.
    var age: TimeInterval = 60 * 86_400
    /// The largest size of the file in bytes, without its free pages: 200 MB.
    var bytes = 200_000_000
}
