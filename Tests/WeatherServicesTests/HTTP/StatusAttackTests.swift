import Foundation
import Testing

@testable import WeatherServices

@Suite("Statuses that HTTP does not have")
struct StatusAttackTests {
    private func outcome(_ answer: String) async throws -> Result<HTTPResponse, FetchError> {
        let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
        let server = try RawServer(sending: answer)
        let request = HTTPRequest(url: try server.url)
        let outcome = await Result(asking: { () async throws(FetchError) in
            try await transport.response(to: request)
        })
        return withExtendedLifetime(server) { outcome }
    }

    @Test(
        "a status below 100 makes the answer unreadable, with a body, without one and where the connection ends",
        arguments: [0, 1, 2, 10, 42, 99], ["Content-Length: 2\r\n\r\n{}", "Content-Length: 0\r\n\r\n", "\r\n{}"])
    func below(status: Int, rest: String) async throws {
        let digits = String(repeating: "0", count: 3 - String(status).count) + String(status)
        #expect(try await outcome("HTTP/1.1 \(digits) Odd\r\n\(rest)") == .failure(.unreadableAnswer))
    }

    @Test(
        "a switch to a protocol that nobody asked for makes the answer unreadable",
        arguments: [
            "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n", "\r\n{}", "Content-Length: 2\r\n\r\n{}",
            "Upgrade: h2c\r\nConnection: Upgrade\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        ])
    func switching(rest: String) async throws {
        #expect(try await outcome("HTTP/1.1 101 Switching Protocols\r\n\(rest)") == .failure(.unreadableAnswer))
    }

    @Test(
        "a status of more than three digits makes the answer unreadable",
        arguments: ["1000", "2000", "200000", "99999999999999999999"],
        ["Content-Length: 2\r\n\r\n{}", "Content-Length: 0\r\n\r\n", "\r\n{}"])
    func above(status: String, rest: String) async throws {
        #expect(try await outcome("HTTP/1.1 \(status) Odd\r\n\(rest)") == .failure(.unreadableAnswer))
    }

    @Test("a status below 100 behind an informational one is no better")
    func behindInformational() async throws {
        let answer = "HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 002 Processing\r\nContent-Length: 2\r\n\r\n{}"
        #expect(try await outcome(answer) == .failure(.unreadableAnswer))
    }

    @Test("informational answers come before the one that counts")
    func informational() async throws {
        let answer = "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        #expect(try await outcome(answer).get().body == Data("{}".utf8))
    }
}
