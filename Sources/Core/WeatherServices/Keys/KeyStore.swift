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
        await key(for: source, at: .default(of: source))
    }

    /// Stores the key for the source's own server.
    public func set(_ key: String, for source: KeyedSource) async throws(KeyStoreError) {
        try await set(key, for: source, at: .default(of: source))
    }

    /// Removes the stored key for the source's own server.
    public func remove(for source: KeyedSource) async throws(KeyStoreError) {
        try await remove(for: source, at: .default(of: source))
    }
}

/// The reasons why a key could not be looked up, stored or removed; WeatherText has a message for each.
public enum KeyStoreError: Error, Sendable, Hashable {
    /// No secret store is running.
    case unavailable
    /// The secret store is locked and was not unlocked.
    case locked
    /// The secret store did not answer in time.
    case timedOut
    /// The secret store refused the request, with its message.
    case refused(String)
    /// The key is empty or only white space.
    case emptyKey
    /// The request was cancelled; never shown to people.
    case cancelled
}

/// A secret store of the desktop.
public protocol SecretKeeping: Sendable {
    /// Returns the secret for a source and a host; nil if there is none.
    func secret(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) -> String?

    /// Stores the secret, replacing an earlier one.
    func keep(_ secret: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)

    /// Removes the secret if there is one.
    func forget(_ source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)
}
