public import Foundation
import GRDB
import Synchronization

/// An opened store, and the repairs that were necessary.
public struct OpenedStore: Sendable {
    /// The store, ready for use.
    public let store: SQLiteStore
    /// The new address of a damaged file that was replaced; nil if the file was intact.
    public let setAside: URL?
    /// The number of places recovered from the damaged file; 0 if there was none.
    public let rescuedLocations: Int
    /// Whether all places and trips of the damaged file could be read; true if there was none.
    public let isWhole: Bool
    /// Whether the store is read-only, as another program holds the lock of its folder.
    public let isHeld: Bool

    init(
        store: SQLiteStore, setAside: URL? = nil, rescuedLocations: Int = 0, isWhole: Bool = true,
        isHeld: Bool = false
    ) {
        (self.store, self.setAside, self.rescuedLocations) = (store, setAside, rescuedLocations)
        (self.isWhole, self.isHeld) = (isWhole, isHeld)
    }
}

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
