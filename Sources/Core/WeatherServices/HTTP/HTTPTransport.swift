/// The interface to the network: GET requests with limits, so that clients of sources contain no networking.
public protocol HTTPTransport: Sendable {
    /// Returns the whole answer, whatever its status; `HTTPResponse.checkedBody(now:reason:)` evaluates the status.
    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse
}
