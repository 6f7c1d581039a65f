/// The result of looking up an API key.
public struct KeyLookup: Sendable, Hashable {
    /// The places where keys are stored.
    public enum Origin: Sendable, Hashable {
        /// The secret store, written by `KeyStore.set(_:for:)`.
        case secretStore
        /// The environment variable of the source.
        case environment
    }

    /// The key; nil if there is none.
    public let key: APIKey?
    /// The place the key was found in; nil if there is no key.
    public let origin: Origin?
    /// The error of the secret store, despite which the environment was searched; nil if there was none.
    public let problem: KeyStoreError?

    /// Makes a result, by default one without a key.
    public init(key: APIKey? = nil, origin: Origin? = nil, problem: KeyStoreError? = nil) {
        (self.key, self.origin, self.problem) = (key, origin, problem)
    }
}
