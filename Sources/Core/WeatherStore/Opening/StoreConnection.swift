import GRDB
import Synchronization

/// The connection to the file of places; one that can only be read, as another program holds the folder, is opened anew for
/// the first change after that one has let go.
final class StoreConnection: Sendable {
    private let current: Mutex<DatabaseQueue>
    private let reopen: @Sendable () throws(StoreError) -> DatabaseQueue

    /// - Parameters:
    ///   - queue: May be opened to be read only.
    ///   - reopen: Opens one that may write, or throws `busy` at once while the folder is held; for one that may, never called.
    init(_ queue: DatabaseQueue, reopen: @escaping @Sendable () throws(StoreError) -> DatabaseQueue) {
        current = Mutex(queue)
        self.reopen = reopen
    }

    /// To read by; changes go through `change`.
    var queue: DatabaseQueue { current.withLock { $0 } }

    /// As `DatabaseQueue.change`, once the queue may write.
    ///
    /// - Throws: `busy` while another program holds the folder.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await writableQueue().change(body)
    }

    private func writableQueue() throws(StoreError) -> DatabaseQueue {
        let outcome: Result<DatabaseQueue, StoreError> = current.withLock { queue in
            guard queue.configuration.readonly else { return .success(queue) }
            return Result { () throws(StoreError) in try reopen() }.map { writable in
                RetiredQueues.keep(queue)
                queue = writable
                return writable
            }
        }
        return try outcome.get()
    }
}
