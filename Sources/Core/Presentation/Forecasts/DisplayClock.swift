public import Foundation
public import Observation
public import Refreshing

/// The present as the window shows it: it moves only when it is told to, once a minute, and every text made from it follows.
@MainActor @Observable
public final class DisplayClock {
    /// The instant of the last tick.
    public private(set) var now: Date

    @ObservationIgnored private let clock: any WallClock

    /// Starts at the clock's present.
    public init(_ clock: any WallClock) {
        self.clock = clock
        now = clock.now
    }

    /// Takes the clock's present.
    public func tick() {
        now = clock.now
    }
}
