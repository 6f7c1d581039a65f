public import Foundation

/// The wall clock of the computer.
public struct SystemClock: WallClock {
    /// Makes the clock.
    public init() {}

    /// The present instant.
    public var now: Date { Date() }
}
