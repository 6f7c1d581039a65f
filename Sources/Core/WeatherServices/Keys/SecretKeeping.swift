/// A secret store of the desktop.
public protocol SecretKeeping: Sendable {
    /// Returns the secret for a source and a host; nil if there is none.
    func secret(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) -> String?

    /// Stores the secret, replacing an earlier one.
    func keep(_ secret: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)

    /// Removes the secret if there is one.
    func forget(_ source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)
}
