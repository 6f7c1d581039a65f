/// The storage of the user's API keys, which are never in the database, the settings, a log or an export.
public protocol KeyStore: Sendable {
    /// Returns the key for a source and a host; a failure of the secret store is part of the result.
    func key(for source: KeyedSource, at host: KeyHost) async -> KeyLookup

    /// Stores the key for that host only, replacing an earlier one.
    func set(_ key: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)

    /// Removes the stored key for that host; a key in the environment is not affected.
    func remove(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)
}

extension KeyStore {
    /// Returns the key for the source's own server.
    public func key(for source: KeyedSource) async -> KeyLookup {
        await key(for: source, at: .usual(of: source))
    }

    /// Stores the key for the source's own server.
    public func set(_ key: String, for source: KeyedSource) async throws(KeyStoreError) {
        try await set(key, for: source, at: .usual(of: source))
    }

    /// Removes the stored key for the source's own server.
    public func remove(for source: KeyedSource) async throws(KeyStoreError) {
        try await remove(for: source, at: .usual(of: source))
    }
}
