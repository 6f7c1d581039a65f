import Foundation
import GRDB
import Synchronization

/// A database beside that of the places, of what the program can do without: history, requests, earlier years,
/// documents of warnings.
///
/// It is opened on first use; a damaged one is set aside and replaced by a new one.
final class SideDatabase: Sendable {
    private struct State {
        var queue: DatabaseQueue?
        /// The file that was opened last, whether it could be used or not.
        var identity: FileIdentity?
        /// How many damaged files were set aside.
        var setAsides = 0

        /// Lets go of the database.
        mutating func retire() {
            try? queue?.close()
            if let queue { RetiredQueues.keep(queue) }
            queue = nil
        }
    }

    private let file: URL?
    private let timeout: Duration
    private let migrator: @Sendable () -> DatabaseMigrator
    private let state = Mutex(State())

    /// - Parameters:
    ///   - file: The database file; nil for one in memory.
    ///   - timeout: The time to wait for another program that holds the lock of the folder.
    ///   - migrator: Returns what brings the file to this version's schema.
    init(
        _ file: URL?, timeout: Duration = FolderLock.timeout, migrator: @escaping @Sendable () -> DatabaseMigrator
    ) {
        (self.file, self.timeout, self.migrator) = (file, timeout, migrator)
    }

    /// Writes in one transaction.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await renewed { queue throws(StoreError) in try await queue.change(body) }
    }

    /// Reads in one transaction.
    func look<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await renewed { queue throws(StoreError) in try await queue.look(body) }
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
                if let file {
                    try AtomicFile.makeFolder(of: file)
                    try PrivateFile.create(file)
                }
                state.identity = file.flatMap(FileIdentity.init)
                let queue =
                    try file.map { try DatabaseQueue(path: $0.path, configuration: configuration) }
                    ?? DatabaseQueue(configuration: configuration)
                let migrator = migrator()
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
            do { SetAsideFiles.add(try DamagedFile(file: file).setAside(at: Date())) } catch { throw StoreError(error) }
            state.setAsides += 1
        }
    }

    private func folderLock() throws(StoreError) -> FolderLock? {
        guard let file else { return nil }
        return try FolderLock(file.deletingLastPathComponent(), timeout: timeout)
    }
}
