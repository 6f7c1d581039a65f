import Foundation
import GRDB
import Synchronization
import WeatherModel

/// The database of the history, opened on first use; a damaged one is set aside and replaced by a new one.
final class HistoryFile: Sendable {
    private struct State {
        var queue: DatabaseQueue?
        /// The file that was opened last, whether it could be used or not.
        var identity: FileIdentity?
        /// Whether the history of places that are no longer saved has been removed since the start.
        var isTidy = false
        /// How many damaged files were set aside.
        var setAsides = 0
        /// What arrived while another program held the history, the earliest first.
        var waiting: [(parts: [StoredPart], id: Location.ID)] = []

        /// Lets go of the database.
        mutating func retire() {
            try? queue?.close()
            if let queue { RetiredQueues.keep(queue) }
            queue = nil
        }
    }

    /// The number of reports that wait for a history that another program holds.
    private static let waitingLimit = 50

    private let file: URL?
    private let limits: HistoryLimits
    private let timeout: Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - file: The database file; nil for one in memory.
    ///   - timeout: The time to wait for another program that holds the lock of the folder.
    init(_ file: URL?, limits: HistoryLimits = HistoryLimits(), timeout: Duration = FolderLock.timeout) {
        self.timeout = timeout
        self.file = file
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
            try await renewed { [limits] queue throws(StoreError) in
                try await queue.change { database in
                    let table = HistoryTable(database)
                    if !isTidy { try table.forget(except: try saved()) }
                    for (parts, id) in reports {
                        for part in parts { try table.keep(part, for: id) }
                    }
                    try table.prune(at: now, limits: limits)
                }
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
        try await renewed { queue throws(StoreError) in
            try await queue.look { try body(HistoryTable($0)) }
        }
    }

    /// Runs the body, and again with a new database if this one turns out to be damaged.
    private func renewed<Value>(
        _ body: (DatabaseQueue) async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        let before = state.withLock(\.setAsides)
        do {
            return try await body(try open())
        } catch .damaged {
            try setAside(after: before)
            return try await body(try open())
        }
    }

    private func open() throws(StoreError) -> DatabaseQueue {
        try state.withLock { state throws(StoreError) in
            // Another program may have set the file aside, and begun a new one.
            if let queue = state.queue, state.identity == file.flatMap(FileIdentity.init) { return queue }
            state.retire()
            let lock = try folderLock()
            defer { withExtendedLifetime(lock) {} }
            do {
                let configuration = SQLiteStore.configuration(timeout)
                if let file { try PrivateFile.create(file) }
                state.identity = file.flatMap(FileIdentity.init)
                let queue =
                    try file.map { try DatabaseQueue(path: $0.path, configuration: configuration) }
                    ?? DatabaseQueue(configuration: configuration)
                let migrator = HistorySchema.migrator
                if try queue.read(migrator.hasBeenSuperseded) { throw StoreError.tooNew }
                try migrator.migrate(queue)
                state.queue = queue
                return queue
            } catch {
                throw StoreError(error)
            }
        }
    }

    /// Sets the damaged file aside, unless another task or program has done so and begun a good one.
    ///
    /// - Parameter before: How many were set aside when the damaged one was opened.
    private func setAside(after before: Int) throws(StoreError) {
        try state.withLock { state throws(StoreError) in
            guard let file else { throw .damaged }
            guard state.setAsides == before else { return }
            state.retire()
            let lock = try folderLock()
            defer { withExtendedLifetime(lock) {} }
            guard state.identity == FileIdentity(file) else { return }
            do { _ = try DamagedFile(file: file).setAside(at: Date()) } catch { throw StoreError(error) }
            state.setAsides += 1
        }
    }

    private func folderLock() throws(StoreError) -> FolderLock? {
        guard let file else { return nil }
        return try FolderLock(file.deletingLastPathComponent(), timeout: timeout)
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
