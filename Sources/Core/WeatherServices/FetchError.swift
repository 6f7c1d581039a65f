public import Foundation

/// The reasons why a request to a weather or geocoding service failed; WeatherText has a message for each.
public enum FetchError: Error, Sendable, Hashable, Codable {
    /// No connection could be made: no network, unknown host, or the connection was refused or reset.
    case offline
    /// The user wants nobody to be asked.
    case offlineByChoice
    /// The request took longer than its deadline, given in seconds.
    case timedOut(after: Int)
    /// The server's certificate is not trusted or TLS failed.
    case insecure
    /// The server requires a key or rejects the given one (status 401, 403).
    case keyRefused
    /// The user has switched off every source that could have been asked.
    case switchedOff
    /// There were too many requests (status 429); with the time of the next try, if the server names one.
    case quotaExceeded(retryAfter: Date?)
    /// The server does not know the requested resource (status 404).
    case notFound
    /// The server rejected the request as wrong (other status 4xx), with the reason it gives, if any.
    case rejected(status: Int, reason: String?)
    /// The server failed (status 5xx, or an error in an answer of status 200); with the time of the next try, if it
    /// names one.
    case serverTrouble(status: Int, retryAfter: Date? = nil)
    /// The answer was empty where content was expected.
    case emptyAnswer
    /// The answer was a web page instead of data, as from a captive portal or a proxy.
    case webPage
    /// The answer was truncated or not in the source's format.
    case unreadableAnswer
    /// The answer exceeded the limit, in bytes after decompression.
    case answerTooLarge(limit: Int)
    /// The server redirected to another host, or from https to http.
    case redirectRefused
    /// The environment names a proxy that cannot be used, so that nothing was asked.
    case proxyUnusable
    /// Any other failure.
    case unknown
    /// The request was cancelled; never shown to people.
    case cancelled
}

extension FetchError {
    /// Whether the program or the user called the request off, so that it says nothing about the source.
    public var isCalledOff: Bool { self == .cancelled || self == .offlineByChoice }
}
