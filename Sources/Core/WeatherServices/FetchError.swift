public import Foundation

/// Why a request to a weather or geocoding service brought nothing; each case has a sentence of its own in Presentation.
public enum FetchError: Error, Sendable, Hashable, Codable {
    /// No connection came about: no network, no such host, refused or reset.
    case offline
    /// The whole request took longer than its deadline, in seconds.
    case timedOut(after: Int)
    /// The server's certificate or its TLS could not be trusted.
    case insecure
    /// The server wants a key, or refuses the one it was given (401, 403).
    case keyRefused
    /// Too many requests (429); the moment to try again, where the server names one.
    case quotaExceeded(retryAfter: Date?)
    /// The server knows nothing of what was asked (404).
    case notFound
    /// The server refused the request as wrong (other 4xx), with its own reason where it gives one.
    case rejected(status: Int, reason: String?)
    /// The server failed (5xx, or an error inside a 200); the moment to try again, where it names one.
    case serverTrouble(status: Int, retryAfter: Date? = nil)
    /// The answer had no content where content was due.
    case emptyAnswer
    /// The answer was a web page where data was due, as captive portals and proxies give it.
    case webPage
    /// The answer ended early or was not in the source's format.
    case unreadableAnswer
    /// The answer was larger than the limit, in bytes, after decompression.
    case answerTooLarge(limit: Int)
    /// The server pointed to another host, or away from https.
    case redirectRefused
    /// None of the others.
    case unknown
    /// The caller no longer wants the answer; never shown.
    case cancelled
}
