public import FlyingFox
public import Foundation
import Glibc

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
        sendAtOnce(from: port)
        let result = try await body(url)
        await server.stop()
        return result
    }

    /// Lets what listens on `port`, and each connection to it, send small pieces without waiting for a receipt.
    ///
    /// The server writes head and body apart, and the kernel holds a body back for up to 40 ms until the head is
    /// confirmed. Nothing hands out the socket, so it is found among those of this program.
    private static func sendAtOnce(from port: UInt16) {
        for descriptor in 3..<Int32(1024) {
            var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
            let isFound = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
            }
            guard isFound, address.sin_family == sa_family_t(AF_INET), address.sin_port == port.bigEndian else {
                continue
            }
            var isOn: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }
    }
}
