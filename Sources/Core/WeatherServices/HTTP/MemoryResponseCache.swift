import Synchronization

/// Keeps answers until the program ends; the one not used for longest goes first when there is no more room.
public final class MemoryResponseCache: ResponseCache {
    private struct Content {
        var entries: [String: KeptResponse] = [:]
        /// Longest unused first.
        var keys: [String] = []
        var byteCount = 0

        mutating func forget(_ key: String) {
            guard let entry = entries.removeValue(forKey: key) else { return }
            keys.removeAll { $0 == key }
            byteCount -= entry.body.count
        }
    }

    private let byteLimit: Int
    private let countLimit: Int
    private let content = Mutex(Content())

    /// - Parameters:
    ///   - byteLimit: Bytes of all bodies together; a larger one is not kept.
    ///   - countLimit: Answers.
    public init(byteLimit: Int = 16 << 20, countLimit: Int = 200) {
        self.byteLimit = byteLimit
        self.countLimit = countLimit
    }

    /// The answer kept for a request, which then counts as used.
    public func response(for key: String) -> KeptResponse? {
        content.withLock { content in
            guard let entry = content.entries[key] else { return nil }
            content.keys.removeAll { $0 == key }
            content.keys.append(key)
            return entry
        }
    }

    /// Makes room where there is none.
    public func keep(_ response: KeptResponse?, for key: String) {
        content.withLock { content in
            content.forget(key)
            guard let response, response.body.count <= byteLimit else { return }
            content.entries[key] = response
            content.keys.append(key)
            content.byteCount += response.body.count
            while content.byteCount > byteLimit || content.keys.count > countLimit {
                content.forget(content.keys[0])
            }
        }
    }
}
