public import Foundation

/// Where the present comes from, so that tests can choose it.
public protocol WallClock: Sendable {
    /// The present instant.
    var now: Date { get }
}

/// The computer's clock.
public struct SystemClock: WallClock {
    /// The computer's clock has no settings.
    public init() {}

    /// The present instant.
    public var now: Date { Date() }
}
