public import Foundation

/// Asks servers no more than it must: one request at a time to a host, and none for what is known.
///
/// A kept answer that holds is handed out at once, whatever the host is busy with. What has to wait looks again when its
/// turn comes, so that of several requests for the same only the first is sent.
public struct SparingTransport: HTTPTransport {
    private let keeper: ConditionalTransport
    private let gate: HostGate

    /// - Parameters:
    ///   - network: Asks the servers.
    ///   - cache: Where the answers are kept.
    ///   - now: Tells fresh answers from stale ones.
    public init(_ network: any HTTPTransport, cache: any ResponseCache, now: @escaping @Sendable () -> Date) {
        keeper = ConditionalTransport(network, cache: cache, now: now)
        gate = HostGate(keeper)
    }

    /// Requests that wait for their turn, at all hosts.
    var waitingCount: Int { gate.waitingCount }

    /// As `ConditionalTransport` and `HostGate` say.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        if let fresh = keeper.freshAnswer(to: request) { return fresh }
        return try await gate.response(to: request)
    }
}
