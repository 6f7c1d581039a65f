/// The one door to the network: a GET with limits, so that a source's client holds no networking of its own.
public protocol HTTPTransport: Sendable {
    /// The whole answer, whatever its status; statuses are judged by `HTTPResponse.checkedBody(now:reason:)`.
    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse
}
