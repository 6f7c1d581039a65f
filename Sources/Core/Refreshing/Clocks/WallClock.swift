public import Foundation

/// Where the present comes from, so that tests can choose it.
public protocol WallClock: Sendable {
    /// The present instant.
    var now: Date { get }
}
