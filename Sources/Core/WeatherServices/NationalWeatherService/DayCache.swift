import Foundation
import Synchronization

/// Answers by what was asked, each for a day, which is how long the National Weather Service lets them be kept.
final class DayCache<Value: Sendable>: Sendable {
    private let limit: Int
    private let entries = Mutex<[String: Entry]>([:])

    private struct Entry {
        let value: Value
        let since: Date

        /// An entry from the future is none: the clock was set back.
        func isFresh(_ now: Date) -> Bool { (0..<86400).contains(now.timeIntervalSince(since)) }
    }

    /// - Parameter limit: The most entries to keep, by default more than anybody has places.
    init(limit: Int = 256) {
        self.limit = limit
    }

    /// Nil where nothing was kept, or it is a day old.
    func value(_ key: String, now: Date) -> Value? {
        entries.withLock { $0[key] }.flatMap { $0.isFresh(now) ? $0.value : nil }
    }

    /// A full cache is emptied rather than left to grow.
    func keep(_ value: Value, for key: String, now: Date) {
        entries.withLock { entries in
            entries = entries.filter { $0.value.isFresh(now) }
            if entries.count >= limit { entries = [:] }
            entries[key] = Entry(value: value, since: now)
        }
    }

    /// For an answer that turned out to be wrong.
    func forget(_ key: String) {
        entries.withLock { $0[key] = nil }
    }
}
