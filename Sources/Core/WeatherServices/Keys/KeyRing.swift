import Synchronization

/// The keys as sources ask for them: each is looked up when it is first needed, and remembered for the host it is for.
///
/// Who asks while a key is being looked up gets the same answer. One that could not be looked up is not looked up again
/// before somebody opens the preferences, as a secret store that hangs would otherwise hold up every request.
public final class KeyRing: Sendable {
    private struct Question: Hashable {
        let source: KeyedSource
        let host: KeyHost
    }

    private let store: (any KeyStore)?
    private let lookups = Mutex<[Question: Task<KeyLookup, Never>]>([:])
    private let known = Mutex<[Question: KeyLookup]>([:])

    /// - Parameter store: Nil where no key can be had but those that are kept here.
    public init(_ store: (any KeyStore)?) {
        self.store = store
    }

    /// What was found, without looking anything up; nil where nobody has looked.
    public func known(_ source: KeyedSource, at host: KeyHost) -> KeyLookup? {
        known.withLock { $0[Question(source: source, host: host)] }
    }

    /// Looks the key up, unless that was done before.
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
            // What somebody has kept meanwhile is newer.
            if let newer = known[question] { return newer }
            known[question] = lookup
            return lookup
        }
    }

    /// Takes what was found, or kept, elsewhere.
    public func keep(_ lookup: KeyLookup, for source: KeyedSource, at host: KeyHost) {
        known.withLock { $0[Question(source: source, host: host)] = lookup }
    }
}
