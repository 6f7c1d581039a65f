import Foundation
import Synchronization
import Testing

@testable import WeatherServices

@Suite("The network transport, with a server that behaves")
struct AsyncHTTPTransportTests {
    private let transport = AsyncHTTPTransport(
        .free,
        userAgent: "Fairweather/9.9 (+https://example.org)", environment: [:], deadline: .seconds(600))

    @Test("status, headers and body arrive as they were sent, whatever the status", arguments: [200, 404, 500, 503])
    func wholeAnswer(status: Int) async throws {
        let reply = Reply.text("{\"a\":1}", status: status, headers: ["Retry-After": "7"])
        let response = try await LoopbackServer.serving({ _, _ in reply }) { url in
            try await transport.response(to: HTTPRequest(url: url))
        }
        #expect(response.status == status)
        #expect(response.headers["retry-after"] == "7")
        #expect(response.body == Data("{\"a\":1}".utf8))
    }

    @Test("each request names the program, and says what it takes")
    func requestHeaders() async throws {
        let seen = Mutex<[String: String]>([:])
        try await LoopbackServer.serving({ _, headers in
            seen.withLock { $0 = headers }
            return .text("{}")
        }) { url in
            _ = try await transport.response(to: HTTPRequest(url: url, headers: ["X-Own": "1"]))
        }
        let headers = seen.withLock { $0 }
        #expect(headers["user-agent"] == "Fairweather/9.9 (+https://example.org)")
        #expect(headers["accept"] == "application/json")
        #expect(headers["accept-encoding"]?.contains("gzip") == true)
        #expect(headers["x-own"] == "1")
    }

    @Test("the program's own name and version are sent when none other is given")
    func defaultUserAgent() async throws {
        let seen = Mutex<String?>(nil)
        try await LoopbackServer.serving({ _, headers in
            seen.withLock { $0 = headers["user-agent"] }
            return .text("{}")
        }) { url in
            _ = try await AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600)).response(
                to: HTTPRequest(url: url))
        }
        #expect(try #require(seen.withLock { $0 }).wholeMatch(of: /Fairweather\/[0-9.]+ \(\+https:\/\/\S+\)/) != nil)
    }

    @Test("a gzipped body is handed on inflated")
    func gzip() async throws {
        let gzipped = try #require(
            Data(base64Encoded: "H4sIAAAAAAACA6tWKknNLUgtSiwpLUqNN8pVslIwNNYzqQUAL6ThNhgAAAA="))
        let reply = Reply(headers: ["Content-Encoding": "gzip"], body: gzipped)
        let response = try await LoopbackServer.serving({ _, _ in reply }) { url in
            try await transport.response(to: HTTPRequest(url: url))
        }
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"temperature_2m": 13.4}"#)
    }

    @Test("redirects on the same host are followed, three of them")
    func redirects() async throws {
        let response = try await LoopbackServer.serving({ path, _ in
            switch path {
            case "/": .redirect(to: "/1")
            case "/1": .redirect(to: "2")
            case "/2": .redirect(to: "/3")
            default: .text(path)
            }
        }) { url in
            try await transport.response(to: HTTPRequest(url: url))
        }
        #expect(String(decoding: response.body, as: UTF8.self) == "/3")
    }

    @Test("the fourth redirect is refused")
    func endlessRedirects() async throws {
        let asked = Mutex(0)
        await #expect(throws: FetchError.redirectRefused) {
            try await LoopbackServer.serving({ _, _ in
                asked.withLock { $0 += 1 }
                return .redirect(to: "/again")
            }) { url in
                _ = try await transport.response(to: HTTPRequest(url: url))
            }
        }
        #expect(asked.withLock { $0 } == 4)
    }

    @Test(
        "a redirect to another host or to another port is refused, and nobody is asked there",
        arguments: ["localhost", "127.0.0.1"])
    func redirectElsewhere(host: String) async throws {
        let elsewhere = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        let target = "http://\(host):\(elsewhere.port)/"
        await #expect(throws: FetchError.redirectRefused) {
            try await LoopbackServer.serving({ _, _ in .redirect(to: target) }) { url in
                _ = try await transport.response(to: HTTPRequest(url: url))
            }
        }
        // The first request that is seen there is this one.
        let own = try address("http://127.0.0.1:\(elsewhere.port)/own")
        _ = try await transport.response(to: HTTPRequest(url: own))
        let head = try await elsewhere.firstRequest()
        #expect(head.hasPrefix("GET /own "))
    }

    @Test("a redirect away from https is refused, one to https is not")
    func redirectFromHTTPS() throws {
        let secure = try #require(URL(string: "https://example.org/a"))
        let plain = try #require(URL(string: "http://127.0.0.1/a"))
        func response(_ location: String) -> HTTPResponse {
            HTTPResponse(status: 301, headers: ["location": location])
        }
        #expect(throws: FetchError.redirectRefused) {
            try response("http://example.org/b").redirectTarget(from: secure)
        }
        #expect(try response("//example.org/b").redirectTarget(from: secure)?.absoluteString == "https://example.org/b")
        #expect(try response("https://127.0.0.1/b").redirectTarget(from: plain)?.scheme == "https")
        #expect(try HTTPResponse(status: 304).redirectTarget(from: secure) == nil)
    }
}
