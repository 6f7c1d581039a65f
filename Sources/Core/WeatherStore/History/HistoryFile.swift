import Foundation
import GRDB
import Synchronization
import WeatherModel

/// The database of the history, opened when it is first needed and begun anew, the old one set aside, where it is damaged.
final class HistoryFile: Sendable {
    private struct State {
        var queue: DatabaseQueue?
        /// Whether places that are not saved any more have been forgotten since the start.
        var isTidy = false
    }

    private let file: URL?
    private let limits: HistoryLimits
    private let patience: Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - file: Nil for one in memory.
    ///   - patience: How long another program is waited for that holds the folder.
    init(_ file: URL?, limits: HistoryLimits = HistoryLimits(), patience: Duration = FolderLock.patience) {
        self.patience = patience
        self.file = file
        self.limits = limits
    }

    /// Keeps what becomes history of the parts, and drops what is over the limits, in one transaction.
    ///
    /// - Parameter saved: Identities of all saved places.
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

    /// Runs the body, and once more on a new database where it found this one damaged.
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
