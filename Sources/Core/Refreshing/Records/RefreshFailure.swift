import Foundation
import WeatherServices

/// A part that nobody could give, and how long nobody is asked for it; how long that is, the sources say.
struct RefreshFailure: Sendable, Hashable {
    let error: FetchError
    let moment: RefreshMoment
    /// Seconds from `moment`.
    private(set) var wait: TimeInterval
    /// Whether the sources themselves asked to be left alone; that binds a refresh by hand, too.
    let isOrdered: Bool

    init(_ failure: PartFailure, at now: RefreshMoment) {
        (error, moment, isOrdered) = (failure.error, now, failure.isOrdered)
        wait = failure.pause(at: now.wall)
    }

    /// Seconds still to wait; 0 or less once it is over.
    func remaining(at now: RefreshMoment) -> TimeInterval {
        wait - now.seconds(since: moment)
    }

    /// The network is back: what may have ended with it is tried again soon, but a flapping network does not make a storm.
    mutating func shorten() {
        if error.mayEndWithTheNetwork, !isOrdered { wait = min(wait, 30) }
    }
}
