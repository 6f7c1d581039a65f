/// Where the user's keys are kept: never in the database, the settings, a log or an export.
public protocol KeyStore: Sendable {
    /// The key to use for the source; a secret store that cannot be asked is no error, but told.
    func key(for source: KeyedSource) async -> KeyLookup

    /// Keeps the key in place of the one before.
    func set(_ key: String, for source: KeyedSource) async throws(KeyStoreError)

    /// Forgets the key that was kept; one in the environment stays.
    func remove(for source: KeyedSource) async throws(KeyStoreError)
}
