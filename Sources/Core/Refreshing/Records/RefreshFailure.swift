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

extension FetchedReport {
    /// Returns the result with the gaps of earlier ones that had no weather, or adds its own to them if it has none.
    ///
    /// That nobody gives warnings for a place is known at once, before there is a report that could say so.
    func remembering(_ gaps: inout [WeatherPart: PartGap]) -> FetchedReport {
        gaps.merge(self.gaps) { $1 }
        guard let report else { return self }
        var whole = self
        whole.gaps = gaps.filter { report.fetchedAt($0.key) == nil }
        gaps = [:]
        return whole
    }
}
