import Foundation

/// Looks for keys in the secret store first and in the environment after it.
public struct LayeredKeyStore: KeyStore {
    private let secrets: (any SecretKeeping)?
    private let environment: [String: String]

    /// - Parameter secrets: The secret store; nil if the program was built without one, which is reported as
    ///   `KeyStoreError.unavailable`.
    public init(secrets: (any SecretKeeping)?, environment: [String: String]) {
        self.secrets = secrets
        self.environment = environment
    }

    /// Returns the key in the secret store, else that in the environment; an empty one counts as none.
    ///
    /// A key in the environment is for the host in the variable with "_HOST" appended to the name, else for the source's
    /// own server.
    public func key(for source: KeyedSource, at host: KeyHost) async -> KeyLookup {
        var problem: KeyStoreError?
        do throws(KeyStoreError) {
            if let key = Self.key(try await reachable().secret(for: source, at: host)) {
                return KeyLookup(key: key, origin: .secretStore)
            }
        } catch {
            problem = error
        }
        let ownHost =
            environment[source.environmentVariable + "_HOST"]?.lowercased() ?? KeyHost.default(of: source).name
        let key = host.name == ownHost ? Self.key(environment[source.environmentVariable]) : nil
        return KeyLookup(key: key, origin: key == nil ? nil : .environment, problem: problem)
    }

    /// Stores the key in the secret store, without surrounding white space.
    public func set(_ key: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
        guard let key = Self.key(key) else { throw .emptyKey }
        try await reachable().keep(key.secret, for: source, at: host)
    }

    /// Removes the key from the secret store.
    public func remove(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) {
        try await reachable().forget(source, at: host)
    }

    private func reachable() throws(KeyStoreError) -> any SecretKeeping {
        guard let secrets else { throw .unavailable }
        return secrets
    }

    private static func key(_ text: String?) -> APIKey? {
        text.map { APIKey($0) }.flatMap { $0.secret.isEmpty ? nil : $0 }
    }
}
