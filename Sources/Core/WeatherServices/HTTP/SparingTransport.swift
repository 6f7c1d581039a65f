public import Foundation

/// Asks servers as little as possible: one request at a time to a host, and none while a cached answer is fresh.
///
/// A fresh cached answer is returned at once even if the host is busy. A request that had to wait looks into the cache
/// again, so that of several equal requests only the first is sent.
public struct SparingTransport: HTTPTransport {
    private let keeper: ConditionalTransport
    private let gate: HostGate

    /// - Parameters:
    ///   - network: The transport that asks the servers.
    ///   - cache: The storage of the answers.
    ///   - wait: Returns after the given time, for which a request without an answer holds back others to its host.
    ///   - now: Returns the current time, by which fresh and stale answers are told apart.
    public init(
        _ network: any HTTPTransport, cache: ResponseCache,
        wait: @escaping @Sendable (Duration) async -> Void = RequestPace.wait, now: @escaping @Sendable () -> Date
    ) {
        keeper = ConditionalTransport(network, cache: cache, now: now)
        gate = HostGate(keeper, wait: wait, now: now)
    }

    /// The number of waiting requests, at all hosts.
    var waitingCount: Int { gate.waitingCount }

    /// Returns a fresh cached answer, or asks by way of `HostGate` and `ConditionalTransport`.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        if let fresh = keeper.freshAnswer(to: request) { return fresh }
        return try await gate.response(to: request)
    }
}
