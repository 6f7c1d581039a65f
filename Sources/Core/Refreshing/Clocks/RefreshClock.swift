public import Foundation

/// The clocks that refreshing uses, which tests can set independently.
public protocol RefreshClock: Sendable {
    /// The present time by both clocks.
    var moment: RefreshMoment { get }
}

/// A clock that tells the present time and can be replaced in tests.
public protocol WallClock: Sendable {
    /// The present instant.
    var now: Date { get }
}

/// The wall clock of the computer.
public struct SystemClock: WallClock {
    /// Makes the clock.
    public init() {}

    /// The present instant.
    public var now: Date { Date() }
}

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

/// A moment by both of the computer's clocks: the wall clock, which can be set, and the monotonic one.
public struct RefreshMoment: Sendable, Hashable {
    /// The time by the wall clock, which can be set forward and back.
    public var wall: Date
    /// The seconds since a fixed but arbitrary point, by the monotonic clock; only differences within one run have a
    /// meaning.
    public var uptime: TimeInterval

    /// Makes a moment from clocks read at the same time.
    public init(wall: Date, uptime: TimeInterval) {
        self.wall = wall
        self.uptime = uptime
    }

    /// Returns by how many seconds the wall clock was set since an earlier moment of the same run; negative where it was set
    /// back.
    func leap(since earlier: RefreshMoment) -> TimeInterval {
        wall.timeIntervalSince(earlier.wall) - (uptime - earlier.uptime)
    }

    /// Returns the seconds since a moment of the same run; infinite if the monotonic clock went back, as in a restored
    /// virtual machine, so that nothing waits for it.
    func seconds(since earlier: RefreshMoment) -> TimeInterval {
        let elapsed = uptime - earlier.uptime
        return elapsed < 0 ? .infinity : elapsed
    }
}

/// A clock that stands still, so that the same weather is shown on a slow machine as on a fast one.
public struct StandingClock: WallClock, RefreshClock {
    /// The instant that it tells.
    public let now: Date

    /// Makes a clock that tells one instant for ever.
    public init(at now: Date) {
        self.now = now
    }

    /// The same by both clocks.
    public var moment: RefreshMoment { RefreshMoment(wall: now, uptime: now.timeIntervalSinceReferenceDate) }
}
