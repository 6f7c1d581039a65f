import Foundation

/// The interface to the network: GET requests with limits, so that clients of sources contain no networking.
public protocol HTTPTransport: Sendable {
    /// Returns the whole answer, whatever its status; `HTTPResponse.checkedBody(now:reason:)` evaluates the status.
    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse
}

/// A decoded value with the time its answer arrived or was last confirmed.
struct Arrived<Value> {
    var value: Value
    var arrival: Date

    /// Returns another value read from the same answer, with the same time of arrival.
    func map<Other>(_ read: (Value) throws(FetchError) -> Other) throws(FetchError) -> Arrived<Other> {
        Arrived<Other>(value: try read(value), arrival: arrival)
    }
}

extension Arrived: Sendable where Value: Sendable {}

/// The freshness that a task requires of the answers to its requests.
public enum Freshness: Sendable {
    /// Cached answers are used until they expire, and sources that failed are not asked during their pause.
    case asUsual
    /// Every server is asked, as somebody waits for the answer; it may confirm that the cached answer still holds.
    case confirmed
    /// No cached answer is used, as it may have caused the last failure.
    case anew

    /// The freshness of all requests made within `Freshness.$wanted.withValue(…) { … }`.
    @TaskLocal public static var wanted = Freshness.asUsual
}
