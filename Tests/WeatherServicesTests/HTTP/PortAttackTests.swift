import Foundation
import Testing

@testable import WeatherServices

@Suite("Ports that no network has")
struct PortAttackTests {
    private static let unusable = ["0", "65536", "99999", "18446744073709551616", "18446744073709551617"]

    @Test("a request to a port over 65535 or to port 0 fails, and ends nothing", arguments: unusable)
    func request(port: String) async throws {
        let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
        for scheme in ["https", "http"] {
            let url = try address("\(scheme)://127.0.0.1:\(port)/")
            await #expect(throws: FetchError.unknown) { try await transport.response(to: HTTPRequest(url: url)) }
        }
    }

    @Test("however long the number, it is no port, wherever else colons are", arguments: unusable)
    func text(port: String) throws {
        for host in ["example.org", "user:password@example.org", "[::1]", "user@[fe80::1]"] {
            for end in ["", "/a:1", "?b:2", "#c"] {
                #expect(try !address("https://\(host):\(port)\(end)").hasUsablePort, "\(host) \(end)")
                #expect(try address("https://\(host)\(end)").hasUsablePort, "\(host) \(end)")
                #expect(try address("https://\(host):8443\(end)").hasUsablePort, "\(host) \(end)")
            }
        }
    }
}
