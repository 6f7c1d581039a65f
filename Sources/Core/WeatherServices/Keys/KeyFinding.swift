public import Foundation

/// Looks for the key of a source; nil where there is none for the server, which is nil for the source's own.
public typealias KeyFinding = @Sendable (KeyedSource, URL?) async -> APIKey?
