import Foundation
import Testing

@testable import WeatherServices

@Suite("Answers that are damaged on the way, through real sockets")
struct AnswerFuzzingTests {
    /// A million in `scripts/attacks/fuzz http`.
    private static let count =
        ProcessInfo.processInfo.environment["FAIRWEATHER_HTTP_ANSWERS"].flatMap { Int($0) } ?? 4000

    /// Asks the server once for each answer; it hangs up after each of them, so that nothing is worth waiting for.
    private func ask(_ url: URL, environment: [String: String], times: Int) async {
        let transport = AsyncHTTPTransport(.free, environment: environment, deadline: .seconds(60), bodyLimit: 1 << 20)
        for _ in 0..<times {
            do throws(FetchError) {
                let response = try await transport.response(to: HTTPRequest(url: url))
                #expect((100...999).contains(response.status))
            } catch .timedOut {
                Issue.record("an answer was waited for that could not come any more")
            } catch {}
        }
    }

    @Test("whatever a server answers ends in an answer or an error, and the next one is asked as before")
    func servers() async throws {
        let server = try RawServer { number in
            var answer = FuzzedAnswer(seed: UInt64(number))
            return [.send(answer.next())]
        }
        await ask(try server.url, environment: [:], times: Self.count)
        withExtendedLifetime(server) {}
        let well = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        let transport = AsyncHTTPTransport(.free, environment: [:], deadline: .seconds(600))
        #expect(try await transport.response(to: HTTPRequest(url: well.url)).body == Data("{}".utf8))
        withExtendedLifetime(well) {}
    }

    @Test("whatever a proxy answers, before the tunnel and in it, ends in an error", arguments: ["http", "socks5"])
    func proxies(scheme: String) async throws {
        let proxy = try RawServer { number in
            var answer = FuzzedAnswer(seed: UInt64(number))
            let isOpen = number % 3 == 0
            guard scheme == "http" else {
                let agreed = Data([5, 0, 5, 0, 0, 1, 127, 0, 0, 1, 0, 80])
                return [.send(isOpen ? agreed.prefix(2) : Data(agreed.prefix(number % 12))), .send(answer.next())]
            }
            let tunnel = Data("HTTP/1.1 200 OK\r\n\r\n".utf8)
            return isOpen ? [.send(tunnel), .send(answer.next())] : [.send(answer.next())]
        }
        let environment = ["https_proxy": "\(scheme)://127.0.0.1:\(proxy.port)"]
        await ask(try address("https://weather.invalid/"), environment: environment, times: Self.count / 8)
        withExtendedLifetime(proxy) {}
    }
}
