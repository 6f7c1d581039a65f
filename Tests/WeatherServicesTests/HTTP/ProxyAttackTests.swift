import Foundation
import Testing

@testable import WeatherServices

@Suite("Proxies that cannot be used")
struct ProxyAttackTests {
    private func failure(_ environment: [String: String]) async -> FetchError? {
        let transport = AsyncHTTPTransport(.free, environment: environment, deadline: .seconds(600))
        do throws(FetchError) {
            // A name that no network has: who asks for it directly learns that it is offline.
            _ = try await transport.response(to: HTTPRequest(url: URL(filePath: "/").nowhere))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "a proxy that cannot be used is never passed by",
        arguments: [
            "https://127.0.0.1:3128", "socks4://127.0.0.1:1080", "socks5://ann:secret@127.0.0.1:1080", "http://",
            "nonsense", "ftp://127.0.0.1:21", "http://127.0.0.1:99999", "http://127.0.0.1:0", "::::", "not a proxy",
        ], ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
    func unusable(proxy: String, variable: String) async throws {
        // A host name alone is a proxy of that name, which is not found.
        let expected: FetchError = proxy == "nonsense" ? .offline : .proxyUnusable
        #expect(await failure([variable: proxy]) == expected)
    }

    @Test("a SOCKS 5 proxy is asked for the host by its name", arguments: ["socks5", "socks5h", "SOCKS5"])
    func socks(scheme: String) async throws {
        // No method of authentication, then the host is not reachable (4).
        let proxy = try RawServer([.send(Data([5, 0])), .ignore, .send(Data([5, 4, 0, 1, 0, 0, 0, 0, 0, 0]))])
        #expect(await failure(["all_proxy": "\(scheme)://127.0.0.1:\(proxy.port)"]) == .offline)
        var events = proxy.events.makeAsyncIterator()
        #expect(await events.next() == .request("\u{5}\u{1}\u{0}"))
        guard case .request(let question) = await events.next() else { return #expect(Bool(false), "no host came") }
        #expect(question.contains("weather.invalid"))
    }

    @Test("the proxy for all is used where none is named for https, and only there")
    func all() async throws {
        let proxy = try RawServer(sending: "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
        let usable = "http://127.0.0.1:\(proxy.port)"
        #expect(await failure(["ALL_PROXY": usable]) == .offline)
        let head = try await proxy.firstRequest()
        #expect(head.hasPrefix("CONNECT weather.invalid:443 HTTP/1.1"))
        #expect(await failure(["ALL_PROXY": "ftp://127.0.0.1", "https_proxy": usable]) == .offline)
        #expect(await failure(["all_proxy": usable, "HTTPS_PROXY": "ftp://127.0.0.1"]) == .proxyUnusable)
    }
}

extension URL {
    fileprivate var nowhere: URL { URL(string: "https://weather.invalid/") ?? self }
}
