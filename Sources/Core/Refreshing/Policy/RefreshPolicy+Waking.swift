public import Foundation

extension RefreshPolicy {
    /// The seconds that requests for all places take together, mostly.
    private static let longestRound: TimeInterval = 60

    /// Returns the seconds after which to look again while there is no window: when something falls due, but no sooner than
    /// an interval after the last look that something came of, and not at the full hour; nil if nothing will.
    ///
    /// - Parameter last: The last look of which requests came; nil if there was none, or the network has come back since.
    public func wait(for state: RefreshState, after last: RefreshMoment?, at now: RefreshMoment) -> TimeInterval? {
        guard case .wait(let due?) = plan(for: state, at: now) else { return nil }
        let pause = lifetime(of: .alerts, isVisible: false, count: state.places.count)
        // A second later, whatever rounding does to sums of times, it is due.
        let wait = max(due, last.map { pause - now.seconds(since: $0) } ?? 0) + 1
        // All places are asked for in one go, which should not come upon the full hour.
        for ahead in [0, Self.longestRound] {
            let remaining = fullHourRemaining(for: "", at: now.wall + wait + ahead)
            if remaining > 0 { return wait + ahead + remaining + 1 }
        }
        return wait
    }
}
