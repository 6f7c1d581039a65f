import Foundation
import Testing

@testable import WeatherServices

@Suite("What an answer is worth")
struct CheckedBodyTests {
    private let now = Date(timeIntervalSince1970: 1_768_478_400)

    private func judged(_ status: Int, _ body: String = "{}", _ headers: [String: String] = [:]) -> FetchError? {
        do throws(FetchError) {
            _ = try HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
                .checkedBody(now: now) { String(decoding: $0, as: UTF8.self) }
            return nil
        } catch {
            return error
        }
    }

    @Test("a success with content is handed on untouched")
    func success() throws {
        let body = Data("\u{FEFF} {}".utf8)
        #expect(try HTTPResponse(status: 200, body: body).checkedBody(now: now) == body)
        #expect(judged(203) == nil)
    }

    @Test("the status is judged before the body")
    func statuses() {
        #expect(judged(401, "<html>") == .keyRefused)
        #expect(judged(403, "") == .keyRefused)
        #expect(judged(404, "<html>") == .notFound)
        #expect(judged(400, "wrong latitude") == .rejected(status: 400, reason: "wrong latitude"))
        #expect(judged(422, "no") == .rejected(status: 422, reason: "no"))
        #expect(judged(500, "<html>") == .serverTrouble(status: 500))
        #expect(judged(503, "") == .serverTrouble(status: 503))
        #expect(judged(304) == .unknown)
    }

    @Test("an answer without content is empty, also with a 204 or white space")
    func empty() {
        #expect(judged(200, "") == .emptyAnswer)
        #expect(judged(204, "") == .emptyAnswer)
        #expect(judged(200, " \r\n\t") == .emptyAnswer)
    }

    @Test("a web page is told, whatever stands before it", arguments: ["<html>", "\n  <!DOCTYPE html>", "\u{FEFF}<p>"])
    func webPage(body: String) {
        #expect(judged(200, body) == .webPage)
    }

    @Test("a used-up quota names its moment in seconds or as a date, or not at all")
    func quota() throws {
        #expect(judged(429) == .quotaExceeded(retryAfter: nil))
        #expect(judged(429, "", ["retry-after": "90"]) == .quotaExceeded(retryAfter: now.addingTimeInterval(90)))
        let date = try instant("2026-01-15T12:00:30Z")
        #expect(
            judged(429, "", ["retry-after": "Thu, 15 Jan 2026 12:00:30 GMT"]) == .quotaExceeded(retryAfter: date))
    }

    @Test(
        "a moment that nobody will see is one within a year",
        arguments: ["Fri, 31 Dec 9999 23:59:59 GMT", "4294967295"])
    func farRetryAfter(header: String) {
        #expect(RetryAfter.moment(header, now: now) == now.addingTimeInterval(366 * 86_400))
    }

    @Test(
        "a Retry-After that is neither is no moment",
        arguments: [
            "", "soon", "-5", "1.5", "Thu, 45 Foo 2026 12:00:30 GMT", "Thu, 15 Jan 2026 25:00:30 GMT", "::: ::: :",
        ])
    func strangeRetryAfter(header: String) {
        #expect(RetryAfter.moment(header, now: now) == nil)
    }
}
