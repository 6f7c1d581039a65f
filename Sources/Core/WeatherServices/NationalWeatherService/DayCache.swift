import Foundation
import Synchronization

/// A cache that keeps values for a day, the time the National Weather Service allows.
final class DayCache<Value: Sendable>: Sendable {
    private let limit: Int
    private let entries = Mutex<[String: Entry]>([:])

    private struct Entry {
        let value: Value
        let since: Date

        /// Returns whether the entry is less than a day old; an entry from the future is stale, as the clock was set
        /// back.
        func isFresh(_ now: Date) -> Bool { (0..<86400).contains(now.timeIntervalSince(since)) }
    }

    /// - Parameter limit: The highest number of entries.
    init(limit: Int = 256) {
        self.limit = limit
    }

    /// Returns the cached value; nil if there is none or it is a day old.
    func value(_ key: String, now: Date) -> Value? {
        entries.withLock { $0[key] }.flatMap { $0.isFresh(now) ? $0.value : nil }
    }

    /// Stores a value; a full cache is emptied first.
    func keep(_ value: Value, for key: String, now: Date) {
        entries.withLock { entries in
            entries = entries.filter { $0.value.isFresh(now) }
            if entries.count >= limit { entries = [:] }
            entries[key] = Entry(value: value, since: now)
        }
    }

    /// Removes a value that turned out to be wrong.
    func forget(_ key: String) {
        entries.withLock { $0[key] = nil }
    }
}
