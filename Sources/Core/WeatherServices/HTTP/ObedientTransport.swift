/// Obeys servers that ask to be left alone: remembers each such answer, and sends nothing before the time it named.
///
/// It stands next to the network, as a request may have waited for its turn when the answer came, and as a service of
/// several requests goes on after one of them was refused.
public struct ObedientTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let health: SourceHealth

    /// - Parameters:
    ///   - base: The transport that asks the servers.
    ///   - health: The memory of what servers asked for.
    public init(_ base: any HTTPTransport, health: SourceHealth) {
        (self.base, self.health) = (base, health)
    }

    /// Returns the answer; throws the error of the earlier answer as long as the server wants to be left alone.
    ///
    /// If it named no time, a person may ask again.
    public func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        guard let server = request.url.origin else { return try await base.response(to: request) }
        if let backoff = health.backoff(of: server, isAskedByUser: Freshness.wanted != .asUsual) {
            throw backoff.reason
        }
        let response = try await base.response(to: request)
        if let order = response.order(now: health.moment) { health.failed(server, order) }
        return response
    }
}
