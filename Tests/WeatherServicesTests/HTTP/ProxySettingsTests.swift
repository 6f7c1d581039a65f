import Foundation
import Testing

@testable import WeatherServices

@Suite("Proxies from the environment")
struct ProxySettingsTests {
    @Test("https requests go through the proxy named, and ask it for a tunnel", .timeLimit(.minutes(30)))
    func tunnel() async throws {
        let proxy = try RawServer(sending: "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
        let transport = AsyncHTTPTransport(
            .free,
            environment: ["https_proxy": "http://ann:b%40b@127.0.0.1:\(proxy.port)"], deadline: .seconds(600))
        await #expect(throws: FetchError.offline) {
            try await transport.response(to: HTTPRequest(url: address("https://api.example.org/v1")))
        }
        let head = try await proxy.firstRequest()
        #expect(head.hasPrefix("CONNECT api.example.org:443 HTTP/1.1"))
        #expect(
            head.lowercased().contains(
                "proxy-authorization: basic \(Data("ann:b@b".utf8).base64EncodedString())".lowercased()))
    }

    @Test("loopback and the hosts of no_proxy are asked directly")
    func exceptions() throws {
        let settings = ProxySettings(environment: [
            "HTTPS_PROXY": "proxy.example.org:3128", "no_proxy": "internal, .corp.example,example.com",
        ])
        #expect(settings.server?.host == "proxy.example.org")
        #expect(settings.server?.port == 3128)
        #expect(try settings.applies(to: address("https://api.open-meteo.com/v1")))
        #expect(try settings.applies(to: address("https://notexample.com/")))
        for direct in [
            "https://internal/", "https://a.corp.example/", "https://corp.example/", "https://EXAMPLE.com/",
            "https://api.example.com/", "http://127.0.0.1/", "http://localhost/", "http://[::1]/",
        ] {
            #expect(try !settings.applies(to: address(direct)), "\(direct)")
        }
    }

    @Test("a star switches the proxy off, and an empty variable names none")
    func none() async throws {
        let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        for environment in [
            ["https_proxy": "http://127.0.0.1:1", "NO_PROXY": "*"], ["https_proxy": ""], ["ALL_PROXY": "  "],
            ["https_proxy": "nonsense://", "no_proxy": "*"],
        ] {
            let transport = AsyncHTTPTransport(.free, environment: environment, deadline: .seconds(600))
            // It speaks no TLS: who gets so far as to find that out has asked it directly.
            await #expect(throws: FetchError.insecure, "\(environment)") {
                try await transport.response(to: HTTPRequest(url: address("https://127.0.0.1:\(server.port)/")))
            }
        }
        withExtendedLifetime(server) {}
    }
}
