import Foundation

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
