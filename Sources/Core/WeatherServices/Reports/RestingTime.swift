import Foundation

/// How long a source that failed is left alone, where it does not name the moment itself.
struct RestingTime {
    /// After the first failure, in seconds; doubled with each one more.
    let first: TimeInterval
    /// Never longer than this, in seconds.
    let longest: TimeInterval

    /// Nil for what says nothing about a source.
    init?(after error: FetchError) {
        switch error {
        case .cancelled: return nil
        // As likely the network here as the source, and soon over.
        case .offline, .webPage: self.init(first: 30, longest: 300)
        case .timedOut: self.init(first: 30, longest: 1800)
        // Who asks too often and is not told when to come back had better be patient.
        case .quotaExceeded: self.init(first: 900, longest: 7200)
        // Only another key or a lifted ban can help.
        case .keyRefused: self.init(first: 3600, longest: 6 * 3600)
        // This place only: it lies outside what the source covers.
        case .notFound, .rejected: self.init(first: 3600, longest: 86400)
        case .insecure, .serverTrouble, .emptyAnswer, .unreadableAnswer, .answerTooLarge, .redirectRefused, .unknown:
            self.init(first: 60, longest: 3600)
        }
    }

    private init(first: TimeInterval, longest: TimeInterval) {
        self.first = first
        self.longest = longest
    }

    /// Seconds after the given number of failures in a row, without jitter.
    func seconds(failures: Int) -> TimeInterval {
        min(longest, first * pow(2, Double(min(max(failures, 1), 32) - 1)))
    }
}
