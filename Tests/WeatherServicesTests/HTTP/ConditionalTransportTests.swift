import Foundation
import Synchronization
import Testing

@testable import WeatherServices

@Suite("Kept answers")
struct ConditionalTransportTests {
    private let clock = MovableClock()
    private let cache = ResponseCache()
    private let modified = "Thu, 15 Jan 2026 11:58:03 GMT"

    private func asked(
        _ url: String = "https://example.org/a?lat=1", _ freshness: Freshness = .asUsual,
        headers: [String: String] = [:],
        _ answer: @escaping @Sendable (HTTPRequest) throws(FetchError) -> HTTPResponse
    ) async throws -> (response: HTTPResponse, requests: [HTTPRequest]) {
        let base = StubTransport(answer)
        let clock = clock
        let transport = ConditionalTransport(base, cache: cache) { clock.now }
        let request = HTTPRequest(url: try address(url), headers: headers)
        let response = try await Freshness.$wanted.withValue(freshness) {
            try await transport.response(to: request)
        }
        return (response, base.requests)
    }

    private func answer(_ body: String, _ headers: [String: String], status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
    }

    @Test("before the moment the server named it is not asked, and the answer tells its age", arguments: [200, 203])
    func fresh(status: Int) async throws {
        let first = answer("{1}", ["cache-control": "max-age=600"], status: status)
        let start = clock.now
        _ = try await asked { _ throws(FetchError) in first }
        clock.advance(by: 599)
        let (response, requests) = try await asked { _ throws(FetchError) in throw .unknown }
        #expect(requests.isEmpty)
        #expect(response.body == Data("{1}".utf8))
        #expect(response.status == status)
        #expect(response.confirmedAt == start)
        #expect(response.expires(now: clock.now) == start.addingTimeInterval(600))
    }

    @Test("after it the server is asked with its own words, to the letter")
    func validators() async throws {
        let first = answer(
            "{1}", ["cache-control": "max-age=600", "etag": "W/\"a b\"", "last-modified": modified])
        let (fetched, unconditional) = try await asked { _ throws(FetchError) in first }
        #expect(unconditional.map(\.headers) == [[:]])
        #expect(fetched.confirmedAt == nil)
        clock.advance(by: 600)
        let second = answer("{2}", [:])
        let (response, requests) = try await asked { _ throws(FetchError) in second }
        #expect(requests.map(\.headers) == [["if-none-match": "W/\"a b\"", "if-modified-since": modified]])
        #expect(response == second)
    }

    @Test("a 304 is the kept body, with the new expiry, and counts as confirmed now")
    func notModified() async throws {
        let first = answer(
            "{1}", ["expires": "Thu, 15 Jan 2026 12:01:00 GMT", "last-modified": modified, "content-type": "a/b"])
        _ = try await asked { _ throws(FetchError) in first }
        clock.advance(by: 60)
        let confirmation = answer(
            "", ["expires": "Thu, 15 Jan 2026 12:31:00 GMT", "content-type": "text/html"], status: 304)
        let (response, _) = try await asked { _ throws(FetchError) in confirmation }
        #expect(response.status == 200)
        #expect(response.body == Data("{1}".utf8))
        #expect(response.headers["content-type"] == "a/b")
        #expect(response.confirmedAt == clock.now)
        #expect(response.expires(now: clock.now) == (try instant("2026-01-15T12:31:00Z")))
        clock.advance(by: 1799)
        #expect(try await asked { _ throws(FetchError) in throw .unknown }.requests.isEmpty)
    }

    @Test("a 304 that names no new expiry leaves the answer stale")
    func notModifiedWithoutExpiry() async throws {
        let first = answer("{1}", ["cache-control": "max-age=60", "etag": "\"1\""])
        _ = try await asked { _ throws(FetchError) in first }
        clock.advance(by: 60)
        _ = try await asked { _ throws(FetchError) in HTTPResponse(status: 304) }
        let (_, requests) = try await asked { _ throws(FetchError) in HTTPResponse(status: 304) }
        #expect(requests.map(\.headers) == [["if-none-match": "\"1\""]])
    }

    @Test("a 304 that nobody asked for is asked again past what stands between, and is empty the second time")
    func strayNotModified() async throws {
        let body = answer("{1}", [:])
        let (response, requests) = try await asked { request throws(FetchError) in
            request.headers["cache-control"] == "no-cache" ? body : HTTPResponse(status: 304)
        }
        #expect(response == body)
        #expect(requests.count == 2)
        await #expect(throws: FetchError.emptyAnswer) {
            try await asked { _ throws(FetchError) in HTTPResponse(status: 304) }
        }
    }

    @Test("who waits for it has the server asked; who could not read it gets another body")
    func insistence() async throws {
        let first = answer("{1}", ["cache-control": "max-age=600", "etag": "\"1\""])
        _ = try await asked { _ throws(FetchError) in first }
        let url = "https://example.org/a?lat=1"
        let (confirmed, one) = try await asked(url, .confirmed) { _ throws(FetchError) in HTTPResponse(status: 304) }
        #expect(confirmed.body == Data("{1}".utf8))
        #expect(one.map(\.headers) == [["if-none-match": "\"1\""]])
        let second = answer("{2}", [:])
        let (anew, two) = try await asked(url, .anew) { _ throws(FetchError) in second }
        #expect(anew == second)
        #expect(two.map(\.headers) == [[:]])
    }

    @Test(
        "what is no data, must not be kept or could never be used again is not kept",
        arguments: [
            (200, "<p>", ["cache-control": "max-age=60", "content-type": "Text/HTML; charset=utf-8"]),
            (200, "", ["etag": "\"1\""]),
            (200, "{}", ["cache-control": "no-store", "etag": "\"1\""]), (404, "{}", ["cache-control": "max-age=60"]),
            (500, "{}", ["etag": "\"1\""]), (200, "{}", [:]),
        ])
    func notKept(status: Int, body: String, headers: [String: String]) async throws {
        let first = answer(body, headers, status: status)
        _ = try await asked { _ throws(FetchError) in first }
        let (_, requests) = try await asked { _ throws(FetchError) in first }
        #expect(requests.map(\.headers) == [[:]])
    }

    @Test("a failure leaves the kept answer for later")
    func failure() async throws {
        let first = answer("{1}", ["etag": "\"1\""])
        _ = try await asked { _ throws(FetchError) in first }
        await #expect(throws: FetchError.offline) { try await asked { _ throws(FetchError) in throw .offline } }
        _ = try await asked { _ throws(FetchError) in HTTPResponse(status: 503) }
        let (response, _) = try await asked { _ throws(FetchError) in HTTPResponse(status: 304) }
        #expect(response.body == Data("{1}".utf8))
    }

    @Test("who asks a conditional question himself gets the plain answer")
    func ownValidators() async throws {
        let first = answer("{1}", ["cache-control": "max-age=60", "etag": "\"1\""])
        _ = try await asked { _ throws(FetchError) in first }
        let url = "https://example.org/a?lat=1"
        let (response, _) = try await asked(url, headers: ["If-None-Match": "\"1\""]) { _ throws(FetchError) in
            HTTPResponse(status: 304)
        }
        #expect(response.status == 304)
    }

    @Test("a clock set back makes nothing fresh")
    func clockSetBack() async throws {
        let first = answer("{1}", ["cache-control": "max-age=600"])
        _ = try await asked { _ throws(FetchError) in first }
        clock.advance(by: -3600)
        #expect(try await asked { _ throws(FetchError) in first }.requests.count == 1)
    }
}
