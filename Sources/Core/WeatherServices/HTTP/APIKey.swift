import Foundation

/// A key of a source, which no description, reflection or error text gives away.
public struct APIKey: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key itself, for the request alone.
    let secret: String

    /// White space around it, as copied text has it, is dropped.
    public init(_ secret: String) {
        self.secret = secret.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The same for every key.
    public var description: String { "APIKey" }

    /// The same for every key.
    public var debugDescription: String { description }

    /// Without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
