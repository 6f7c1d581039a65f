import Foundation
import GRDB
import Synchronization
import WeatherModel

/// The database of the history, opened on first use; a damaged one is set aside and replaced by a new one.
final class HistoryFile: Sendable {
    private struct State {
        var queue: DatabaseQueue?
        /// Whether the history of places that are no longer saved has been removed since the start.
        var isTidy = false
    }

    private let file: URL?
    private let limits: HistoryLimits
    private let patience: Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - file: The database file; nil for one in memory.
    ///   - patience: The time to wait for another program that holds the lock of the folder.
    init(_ file: URL?, limits: HistoryLimits = HistoryLimits(), patience: Duration = FolderLock.patience) {
        self.patience = patience
        self.file = file
        self.limits = limits
    }

    /// Stores the parts that belong in the history and removes what exceeds the limits, in one transaction.
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
        try await renewed { [limits] queue throws(StoreError) in
            try await queue.change { database in
                let table = HistoryTable(database)
                if !isTidy { try table.forget(except: try saved()) }
                for part in kept { try table.keep(part, for: id) }
                try table.prune(at: now, limits: limits)
            }
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
        do {
            return try await body(try open())
        } catch .damaged {
            try setAside()
            return try await body(try open())
        }
    }

    private func open() throws(StoreError) -> DatabaseQueue {
        try state.withLock { state throws(StoreError) in
            if let queue = state.queue { return queue }
            let lock = try folderLock()
            defer { withExtendedLifetime(lock) {} }
            do {
                let configuration = SQLiteStore.configuration(patience)
                if let file { try PrivateFile.create(file) }
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

    private func setAside() throws(StoreError) {
        try state.withLock { state throws(StoreError) in
            guard let file else { throw .damaged }
            try? state.queue?.close()
            if let queue = state.queue { RetiredQueues.keep(queue) }
            state.queue = nil
            let lock = try folderLock()
            defer { withExtendedLifetime(lock) {} }
            do { _ = try DamagedFile(file: file).setAside(at: Date()) } catch { throw StoreError(error) }
        }
    }

    private func folderLock() throws(StoreError) -> FolderLock? {
        guard let file else { return nil }
        return try FolderLock(file.deletingLastPathComponent(), patience: patience)
    }
}
