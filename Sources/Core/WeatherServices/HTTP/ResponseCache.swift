import Synchronization

/// The answers kept in memory between requests; the least recently used ones are evicted.
public final class ResponseCache: Sendable {
    private struct Content {
        var entries: [String: KeptResponse] = [:]
        /// The keys in order of use, the least recently used first.
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
    ///   - byteLimit: The size limit for all bodies together, in bytes; a larger body is not cached.
    ///   - countLimit: The highest number of answers.
    public init(byteLimit: Int = 16 << 20, countLimit: Int = 200) {
        self.byteLimit = byteLimit
        self.countLimit = countLimit
    }

    /// Returns the cached answer to a request and marks it as used; nil if there is none.
    ///
    /// - Parameter key: The cache key of the request, which contains no secrets.
    public func response(for key: String) -> KeptResponse? {
        content.withLock { content in
            guard let entry = content.entries[key] else { return nil }
            content.keys.removeAll { $0 == key }
            content.keys.append(key)
            return entry
        }
    }

    /// Stores an answer, evicting others if necessary; nil removes the stored one.
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
