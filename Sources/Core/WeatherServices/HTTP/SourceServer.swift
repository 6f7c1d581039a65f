import Foundation

/// A server of a source, with the transport that reaches it and the clock by which its answers arrive.
public struct SourceServer: Sendable {
    /// The address; its path and query are kept in requests.
    let address: String
    /// Returns the current time.
    let now: @Sendable () -> Date
    private let transport: any HTTPTransport

    /// - Parameter server: A server to ask instead of the default one; nil for that.
    init(
        _ standard: DefaultServer, or server: URL?, over transport: any HTTPTransport,
        now: @escaping @Sendable () -> Date
    ) {
        (address, self.transport, self.now) = (server?.absoluteString ?? standard.rawValue, transport, now)
    }

    /// Returns the response to a request for the path below the address, whatever its status.
    func response(
        _ path: String, query: KeyValuePairs<String, String> = [:]
    ) async throws(FetchError) -> HTTPResponse {
        try await response(to: HTTPRequest(server: address, path: path, query: query))
    }

    /// Returns the response to a request whose URL was made or received before.
    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        try await transport.response(to: request)
    }

    /// Returns when the answer arrived, or was last confirmed if it was cached.
    func arrival(of response: HTTPResponse) -> Date {
        response.confirmedAt ?? now()
    }
}
