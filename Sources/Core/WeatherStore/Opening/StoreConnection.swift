import Foundation
import GRDB
import Synchronization

/// The connection to the file of places.
///
/// One that can only be read, as another program holds the folder, is opened anew for the first change after that one has let
/// go; one to a file that another program has found damaged and replaced, for the first change or look after that.
final class StoreConnection: Sendable {
    private struct State {
        var queue: DatabaseQueue
        var generation: Int64 = 0
        var identity: FileIdentity?
    }

    /// How often a change is made that ended in a file which was replaced meanwhile.
    private static let tries = 3

    private let current: Mutex<State>
    private let file: URL?
    private let reopen: @Sendable (_ timeout: Duration) throws(StoreError) -> DatabaseQueue

    /// - Parameters:
    ///   - queue: May be opened to be read only.
    ///   - file: What the queue has opened; nil in memory.
    ///   - reopen: Opens one that may write, or throws `busy` if the folder is held for longer than it is told; never called
    ///     in memory.
    init(
        _ queue: DatabaseQueue, to file: URL?,
        reopen: @escaping @Sendable (_ timeout: Duration) throws(StoreError) -> DatabaseQueue
    ) {
        current = Mutex(State(queue: queue, identity: file.flatMap(FileIdentity.init)))
        (self.file, self.reopen) = (file, reopen)
    }

    /// The queue that reads; changes go through `change`.
    var queue: DatabaseQueue { numbered.queue }

    /// The queue, and how many there were before it.
    var numbered: (queue: DatabaseQueue, generation: Int64) { current.withLock { ($0.queue, $0.generation) } }

    /// The queue of the file that is there now, and how many there were before it.
    ///
    /// - Throws: `busy` while another program holds the folder of a file that was replaced, `damaged` or `other`.
    func present() throws(StoreError) -> (queue: DatabaseQueue, generation: Int64) {
        try current.withLock { state throws(StoreError) in
            // Whoever reads meanwhile would wait as long; the next look comes soon.
            if isReplaced(state) { try renew(&state, .zero) }
            return (state.queue, state.generation)
        }
    }

    /// Does what `DatabaseQueue.change` does, once the queue may write, and in the file that is there afterwards.
    ///
    /// - Throws: `busy` while another program holds the folder.
    @discardableResult
    func change<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        var outcome = Result<Value, StoreError>.failure(.busy)
        for _ in 0..<Self.tries {
            let queue = try writableQueue()
            do throws(StoreError) { outcome = .success(try await queue.change(body)) } catch {
                outcome = .failure(error)
            }
            // What was written went away with a file that was set aside meanwhile.
            guard current.withLock({ isReplaced($0) }) else { break }
        }
        return try outcome.get()
    }

    private func writableQueue() throws(StoreError) -> DatabaseQueue {
        try current.withLock { state throws(StoreError) in
            if state.queue.configuration.readonly {
                try renew(&state, .zero)
            } else if isReplaced(state) {
                try renew(&state, FolderLock.timeout)
            }
            return state.queue
        }
    }

    /// Whether the name is that of another file now; of one that was only removed SQLite says so itself.
    private func isReplaced(_ state: State) -> Bool {
        guard let present = file.flatMap(FileIdentity.init) else { return false }
        return present != state.identity
    }

    private func renew(_ state: inout State, _ timeout: Duration) throws(StoreError) {
        // Of a file that comes in between, the next look sees that it is another one.
        let identity = file.flatMap(FileIdentity.init)
        let queue = try reopen(timeout)
        RetiredQueues.keep(state.queue)
        state = State(queue: queue, generation: state.generation + 1, identity: identity)
    }
}
