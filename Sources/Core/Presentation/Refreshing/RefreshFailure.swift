import Foundation
import WeatherServices

/// A failure that is being left alone for a while.
struct RefreshFailure: Sendable, Hashable {
    let error: FetchError
    let moment: RefreshMoment
    /// In a row; 0 after the network came back.
    var count: Int
    /// From `moment`.
    var wait: TimeInterval

    /// Follows `previous`, if the one before failed too.
    init(_ error: FetchError, after previous: RefreshFailure?, at now: RefreshMoment) {
        (self.error, moment, count) = (error, now, (previous?.count ?? 0) + 1)
        wait = BackOff.seconds(after: error, failures: count, at: now.wall)
    }

    /// Seconds still to wait; 0 or less once it is over.
    func remaining(at now: RefreshMoment) -> TimeInterval {
        wait - now.seconds(since: moment)
    }

    /// The network is back: what may have ended with it is tried again soon, but a flapping network does not make a storm.
    mutating func shorten() {
        guard error.mayEndWithTheNetwork else { return }
        (count, wait) = (0, min(wait, 30))
    }
}
