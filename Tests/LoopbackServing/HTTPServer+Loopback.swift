public import FlyingFox
public import Foundation

extension HTTPServer {
    /// Serves on a free port of 127.0.0.1 while `body` runs with the server's address.
    ///
    /// - Throws: What `body` throws, or `URLError` where the server does not listen.
    public static func serving<Result: Sendable>(
        _ handler: any HTTPHandler, isolation: isolated (any Actor)? = #isolation,
        _ body: (_ address: URL) async throws -> Result
    ) async throws -> Result {
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 600, logger: .disabled, handler: handler)
        let running = Task { try await server.run() }
        defer { running.cancel() }
        try await server.waitUntilListening(timeout: 600)
        guard case .ip4(_, let port) = await server.listeningAddress, let url = URL(string: "http://127.0.0.1:\(port)")
        else { throw URLError(.badURL) }
        let result = try await body(url)
        await server.stop()
        return result
    }
}
