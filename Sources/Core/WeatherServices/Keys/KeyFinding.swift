public import Foundation

/// A function that looks up the API key of a source for a server, nil meaning the source's own; returns nil if there is
/// no key.
public typealias KeyFinding = @Sendable (KeyedSource, URL?) async -> APIKey?
