import FlyingFox
import Foundation
import LoopbackServing

/// A well-behaved HTTP server on 127.0.0.1 for the length of one test.
enum LoopbackServer {
    /// Serves `reply`, handed the path and the headers of each request, while `body` runs with the server's address.
    static func serving<Result: Sendable>(
        _ reply: @escaping @Sendable (_ path: String, _ headers: [String: String]) -> Reply,
        _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let handler = ClosureHTTPHandler { request in
            let headers = Dictionary(
                request.headers.map { ($0.key.rawValue.lowercased(), $0.value) },
                uniquingKeysWith: { first, _ in first })
            let reply = reply(request.path, headers)
            var fields = HTTPHeaders()
            for (name, value) in reply.headers { fields[HTTPHeader(name)] = value }
            return HTTPResponse(
                statusCode: HTTPStatusCode(reply.status, phrase: "Status"), headers: fields, body: reply.body)
        }
        return try await HTTPServer.serving(handler, body)
    }
}
