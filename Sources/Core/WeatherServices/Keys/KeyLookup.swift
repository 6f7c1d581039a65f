/// What came of looking for a key.
public struct KeyLookup: Sendable, Hashable {
    /// Where a key was found.
    public enum Origin: Sendable, Hashable {
        /// Where `KeyStore.set(_:for:)` put it.
        case secretStore
        /// In the variable the source names.
        case environment
    }

    /// Nil where there is none.
    public let key: APIKey?
    /// Nil where there is no key.
    public let origin: Origin?
    /// Why the secret store could not be asked; the environment was, all the same.
    public let problem: KeyStoreError?

    /// Without a key there is no origin.
    public init(key: APIKey? = nil, origin: Origin? = nil, problem: KeyStoreError? = nil) {
        (self.key, self.origin, self.problem) = (key, origin, problem)
    }
}
