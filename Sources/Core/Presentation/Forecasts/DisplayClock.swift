public import Foundation
public import Observation
public import Refreshing

/// The present time as the window shows it, updated once a minute by `tick()`, with every text that depends on it.
@MainActor @Observable
public final class DisplayClock {
    /// The time of the last tick.
    public private(set) var now: Date

    @ObservationIgnored private let clock: any WallClock

    /// Makes a clock that shows the present time.
    public init(_ clock: any WallClock) {
        self.clock = clock
        now = clock.now
    }

    /// Updates the time.
    public func tick() {
        now = clock.now
    }
}
