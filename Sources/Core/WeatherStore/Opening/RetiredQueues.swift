import GRDB
import Synchronization

/// Connections that are no longer used, kept to the end of the process.
///
/// A queue of libdispatch with values of its own, as GRDB's are, is released on libdispatch's shared pool, whose monitor
/// then wakes the process every second. A process retires one at its first start, and one for each damaged file.
enum RetiredQueues {
    private static let queues = Mutex<[DatabaseQueue]>([])

    static func keep(_ queue: DatabaseQueue) {
        queues.withLock { $0.append(queue) }
    }
}
