import Synchronization

/// A cache of API keys, each looked up on first use and remembered for its host.
///
/// Callers that ask while a key is being looked up share the result. A failed lookup is not repeated until the
/// preferences are opened, as a secret store that hangs would otherwise delay every request.
public final class KeyRing: Sendable {
    private struct Question: Hashable {
        let source: KeyedSource
        let host: KeyHost
    }

    private let store: (any KeyStore)?
    private let lookups = Mutex<[Question: Task<KeyLookup, Never>]>([:])
    private let known = Mutex<[Question: KeyLookup]>([:])

    /// - Parameter store: The storage to look keys up in; nil if only keys passed to `keep` are available.
    public init(_ store: (any KeyStore)?) {
        self.store = store
    }

    /// Returns the remembered result without looking anything up; nil if there is none.
    public func known(_ source: KeyedSource, at host: KeyHost) -> KeyLookup? {
        known.withLock { $0[Question(source: source, host: host)] }
    }

    /// Returns the remembered result, or looks the key up.
    public func key(for source: KeyedSource, at host: KeyHost) async -> KeyLookup {
        if let lookup = known(source, at: host) { return lookup }
        guard let store else { return KeyLookup() }
        let question = Question(source: source, host: host)
        let lookup = await lookups.withLock { lookups in
            if let running = lookups[question] { return running }
            let task = Task { await store.key(for: source, at: host) }
            lookups[question] = task
            return task
        }.value
        return known.withLock { known in
            // A key that was stored meanwhile is newer.
            if let newer = known[question] { return newer }
            known[question] = lookup
            return lookup
        }
    }

    /// Remembers a result that was found or stored elsewhere.
    public func keep(_ lookup: KeyLookup, for source: KeyedSource, at host: KeyHost) {
        known.withLock { $0[Question(source: source, host: host)] = lookup }
    }
}
