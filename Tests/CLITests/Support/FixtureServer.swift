import FlyingFox
import Foundation
import LoopbackServing

/// A weather service on 127.0.0.1 that answers with the project's own payloads; 404 for any other path.
enum FixtureServer {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// - Parameter answers: Files of `Fixtures` by the paths they answer, " " and the query's "start" behind them where
    ///   that matters.
    static func serving<Result: Sendable>(
        _ answers: [String: String], status: Int = 200, _ body: (String) async throws -> Result
    ) async throws -> Result {
        let payloads = try answers.mapValues { try Data(contentsOf: root.appending(path: "Fixtures/\($0)")) }
        let handler = ClosureHTTPHandler { request in
            let start = request.query.first { $0.name == "start" }.map { " " + $0.value } ?? ""
            guard let payload = payloads[request.path + start] ?? payloads[request.path] else {
                return HTTPResponse(statusCode: .notFound)
            }
            return HTTPResponse(
                statusCode: HTTPStatusCode(status, phrase: "Status"), headers: [.contentType: "application/json"],
                body: payload)
        }
        return try await HTTPServer.serving(handler) { try await body($0.absoluteString) }
    }
}
