public import Foundation

/// Why a source is not asked for a while.
public struct SourceRest: Sendable, Hashable {
    /// When it went to rest.
    public let start: Date
    /// The first moment at which it may be asked again.
    public let end: Date
    /// Its last failure.
    public let reason: FetchError
    /// Failures in a row.
    public let failures: Int
    /// Whether the source named the moment itself, so that not even a person's wish shortens the rest.
    public let isOrdered: Bool
}
