import Foundation
import WeatherServices

/// How long a failure is left alone before the program tries again of its own accord.
enum BackOff {
    /// - Parameters:
    ///   - failures: In a row, this one included; at least 1.
    ///   - now: What a server's "try again at" is measured from, so that a clock set later does not move it.
    static func seconds(after error: FetchError, failures: Int, at now: Date) -> TimeInterval {
        func doubling(from first: TimeInterval, to last: TimeInterval) -> TimeInterval {
            min(first * pow(2, Double(min(max(failures, 1), 20) - 1)), last)
        }
        return switch error {
        case .cancelled: 0
        case .quotaExceeded(let retryAfter?): min(max(retryAfter.timeIntervalSince(now), 60), 24 * 3600)
        case .quotaExceeded(nil): doubling(from: 15 * 60, to: 2 * 3600)
        // Nothing but a change of the settings is likely to help.
        case .keyRefused, .notFound, .rejected: doubling(from: 3600, to: 24 * 3600)
        case .offline: doubling(from: 60, to: 30 * 60)
        default: doubling(from: 5 * 60, to: 3600)
        }
    }
}

extension FetchError {
    /// Whether another place would fare the same with this source.
    var concernsEveryPlace: Bool {
        switch self {
        case .notFound, .rejected, .cancelled: false
        default: true
        }
    }

    /// Whether a network that has come back may have mended it.
    var mayEndWithTheNetwork: Bool {
        switch self {
        case .offline, .timedOut, .insecure, .webPage, .redirectRefused: true
        default: false
        }
    }

    /// Whether the source itself asked to be left alone; that binds a refresh by hand, too.
    var isForbidding: Bool {
        if case .quotaExceeded(_?) = self { true } else { false }
    }
}
