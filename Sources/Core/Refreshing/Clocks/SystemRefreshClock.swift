import Foundation

/// A wall clock together with the computer's time since its start, including sleep.
public struct SystemRefreshClock: RefreshClock {
    private let wallClock: any WallClock
    private let origin = ContinuousClock.now

    /// - Parameter wallClock: The wall clock, which the texts in the window use too.
    public init(_ wallClock: any WallClock) {
        self.wallClock = wallClock
    }

    /// The present time by both clocks.
    public var moment: RefreshMoment {
        let elapsed = origin.duration(to: .now).components
        return RefreshMoment(
            wall: wallClock.now, uptime: Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
    }
}
