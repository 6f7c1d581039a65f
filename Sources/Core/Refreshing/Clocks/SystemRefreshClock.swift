import Foundation

/// The given wall clock beside the computer's own time since its start, sleep included.
public struct SystemRefreshClock: RefreshClock {
    private let wallClock: any WallClock
    private let origin = ContinuousClock.now

    /// - Parameter wallClock: The one the window's texts are made by, too.
    public init(_ wallClock: any WallClock) {
        self.wallClock = wallClock
    }

    /// The present by both clocks.
    public var moment: RefreshMoment {
        let elapsed = origin.duration(to: .now).components
        return RefreshMoment(
            wall: wallClock.now, uptime: Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
    }
}
