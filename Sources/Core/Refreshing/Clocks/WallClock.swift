public import Foundation

/// A clock that tells the present time and can be replaced in tests.
public protocol WallClock: Sendable {
    /// The present instant.
    var now: Date { get }
}
