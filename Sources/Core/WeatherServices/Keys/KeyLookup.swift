public import Foundation

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

/// A function that looks up the API key of a source for a server, nil meaning the source's own; returns nil if there is
/// no key.
public typealias KeyFinding = @Sendable (KeyedSource, URL?) async -> APIKey?

/// An API key of a source, which stays out of descriptions, reflection and error texts.
public struct APIKey: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key in clear text, for use in a request only.
    let secret: String

    /// Makes a key from text, without the surrounding white space that copied text may have.
    public init(_ secret: String) {
        self.secret = secret.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The text "APIKey", whatever the key.
    public var description: String { "APIKey" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` does not reveal the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
