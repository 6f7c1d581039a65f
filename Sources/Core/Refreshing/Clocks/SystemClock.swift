public import Foundation

/// The computer's clock.
public struct SystemClock: WallClock {
    /// The computer's clock has no settings.
    public init() {}

    /// The present instant.
    public var now: Date { Date() }
}
