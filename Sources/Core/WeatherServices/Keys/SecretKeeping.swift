/// A place for secrets, as the desktop offers it; the environment is not one.
public protocol SecretKeeping: Sendable {
    /// Nil where none is kept for the source at that server.
    func secret(for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError) -> String?

    /// Keeps the secret in place of the one before.
    func keep(_ secret: String, for source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)

    /// Does nothing where none is kept.
    func forget(_ source: KeyedSource, at host: KeyHost) async throws(KeyStoreError)
}
