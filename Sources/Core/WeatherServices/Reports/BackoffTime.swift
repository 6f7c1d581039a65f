import Foundation

/// The pause of a source after a failure, if the source does not name a time itself.
struct BackoffTime {
    /// The pause after the first failure, in seconds; doubled with each further failure.
    let first: TimeInterval
    /// The longest pause, in seconds.
    let longest: TimeInterval

    /// Returns the pause for an error; nil for errors that say nothing about the source.
    init?(after error: FetchError) {
        switch error {
        case .cancelled, .offlineByChoice: return nil
        // The cause is as likely to be the local network, and usually passes soon.
        case .offline, .webPage, .proxyUnusable: self.init(first: 30, longest: 300)
        case .timedOut: self.init(first: 30, longest: 1800)
        // A client that asked too often and is not told when to return had better wait long.
        case .quotaExceeded: self.init(first: 900, longest: 7200)
        // Only another key or the end of a ban can help.
        case .keyRefused, .switchedOff: self.init(first: 3600, longest: 6 * 3600)
        // This concerns one place only, which lies outside the covered area.
        case .notFound, .rejected: self.init(first: 3600, longest: 86400)
        case .insecure, .serverTrouble, .emptyAnswer, .unreadableAnswer, .answerTooLarge, .redirectRefused, .unknown:
            self.init(first: 60, longest: 3600)
        }
    }

    private init(first: TimeInterval, longest: TimeInterval) {
        self.first = first
        self.longest = longest
    }

    /// Returns the pause after that many failures in a row, in seconds, without random variation.
    func seconds(failures: Int) -> TimeInterval {
        min(longest, first * pow(2, Double(min(max(failures, 1), 32) - 1)))
    }
}
