import Foundation
import WeatherModel
import WeatherServices

/// The failure of a part, and the wait that its sources ask for.
struct RefreshFailure: Sendable, Hashable {
    let error: FetchError
    let moment: RefreshMoment
    /// The seconds to wait, from `moment` on.
    private(set) var wait: TimeInterval
    /// Whether the sources asked for the wait themselves, which also prevents manual refreshes.
    let isOrdered: Bool

    init(_ failure: PartFailure, at now: RefreshMoment) {
        (error, moment, isOrdered) = (failure.error, now, failure.isOrdered)
        wait = failure.pause(at: now.wall)
    }

    /// Returns the remaining seconds; 0 or less when the wait is over.
    func remaining(at now: RefreshMoment) -> TimeInterval {
        wait - now.seconds(since: moment)
    }

    /// Shortens the wait after the network has come back, but not so much that an unstable network causes many
    /// requests.
    mutating func shorten() {
        if error.mayEndWithTheNetwork, !isOrdered { wait = min(wait, 30) }
    }
}
