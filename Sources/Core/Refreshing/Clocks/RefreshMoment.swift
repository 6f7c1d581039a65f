public import Foundation

/// A moment by both of the computer's clocks: the one that people and servers set, and the one that only goes on.
public struct RefreshMoment: Sendable, Hashable {
    /// By the clock that can be set, forward and back.
    public var wall: Date
    /// Seconds since a fixed point that nobody sets; of use only in differences within one run of the program.
    public var uptime: TimeInterval

    /// Both are read at the same time.
    public init(wall: Date, uptime: TimeInterval) {
        self.wall = wall
        self.uptime = uptime
    }

    /// Seconds gone by since a moment of the same run; endless where the clock that only goes on has gone back all the
    /// same, as in a restored virtual machine, so that nothing ever waits for it.
    func seconds(since earlier: RefreshMoment) -> TimeInterval {
        let elapsed = uptime - earlier.uptime
        return elapsed < 0 ? .infinity : elapsed
    }
}
