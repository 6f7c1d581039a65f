/// Where the user's keys are kept: never in the database, the settings, a log or an export.
public protocol KeyStore: Sendable {
    /// The key to use for the source at that server; a secret store that cannot be asked is no error, but told.
    func key(for source: KeyedSource, at host: KeyHost) async -> KeyLookup

    /// Keeps the key for that server alone, in place of the one before.
    func set(_ key: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)

    /// Forgets the key that was kept for that server; one in the environment stays.
    func remove(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)
}

extension KeyStore {
    /// The key for the source's own server.
    public func key(for source: KeyedSource) async -> KeyLookup {
        await key(for: source, at: .usual(of: source))
    }

    /// Keeps the key for the source's own server.
    public func set(_ key: String, for source: KeyedSource) async throws(KeyStoreError) {
        try await set(key, for: source, at: .usual(of: source))
    }

    /// Forgets the key for the source's own server.
    public func remove(for source: KeyedSource) async throws(KeyStoreError) {
        try await remove(for: source, at: .usual(of: source))
    }
}
