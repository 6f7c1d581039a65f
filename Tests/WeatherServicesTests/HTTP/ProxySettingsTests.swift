import Foundation
import Testing

@testable import WeatherServices

@Suite("Proxies from the environment")
struct ProxySettingsTests {
    @Test("https requests go through the proxy named, and ask it for a tunnel", .timeLimit(.minutes(30)))
    func tunnel() async throws {
        let proxy = try RawServer(sending: "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
        let transport = AsyncHTTPTransport(
            environment: ["https_proxy": "http://ann:b%40b@127.0.0.1:\(proxy.port)"], deadline: .seconds(600))
        await #expect(throws: FetchError.offline) {
            try await transport.response(to: HTTPRequest(url: address("https://api.example.org/v1")))
        }
        guard case .request(let head) = await proxy.events.first(where: { _ in true }) else { return }
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
        #expect(settings.proxy?.host == "proxy.example.org")
        #expect(settings.proxy?.port == 3128)
        #expect(try settings.applies(to: address("https://api.open-meteo.com/v1")))
        #expect(try settings.applies(to: address("https://notexample.com/")))
        for direct in [
            "https://internal/", "https://a.corp.example/", "https://corp.example/", "https://EXAMPLE.com/",
            "https://api.example.com/", "http://127.0.0.1/", "http://localhost/", "http://[::1]/",
        ] {
            #expect(try !settings.applies(to: address(direct)), "\(direct)")
        }
    }

    @Test("a star switches the proxy off, and a proxy of another kind is none")
    func none() throws {
        let starred = ProxySettings(environment: ["https_proxy": "http://127.0.0.1:1", "NO_PROXY": "*"])
        #expect(try !starred.applies(to: address("https://example.org/")))
        for proxy in ["", "  ", "socks5://127.0.0.1:1080", "https://127.0.0.1:1", "http://"] {
            #expect(ProxySettings(environment: ["https_proxy": proxy]).proxy == nil, "\(proxy)")
        }
    }
}
