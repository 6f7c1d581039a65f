import Foundation

extension HTTPResponse {
    /// The error of an answer by which the server asks to be left alone: a 429, or a 5xx that names a time; nil for any
    /// other.
    ///
    /// - Parameter now: The time from which seconds in `Retry-After` count.
    func order(now: Date) -> FetchError? {
        switch status {
        case 429: .quotaExceeded(retryAfter: retryMoment(now))
        case 500...: retryMoment(now).map { .serverTrouble(status: status, retryAfter: $0) }
        default: nil
        }
    }

    /// The time named in `Retry-After`; nil if there is none.
    func retryMoment(_ now: Date) -> Date? {
        RetryAfter.moment(headers["retry-after"], now: now)
    }
}
