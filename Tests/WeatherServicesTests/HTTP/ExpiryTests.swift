import Foundation
import Testing

@testable import WeatherServices

@Suite("How long an answer holds")
struct ExpiryTests {
    private let now = Date(timeIntervalSince1970: 1_768_478_400)

    private func lifetime(_ headers: [String: String]) -> TimeInterval? {
        HTTPResponse(status: 200, headers: headers).expires(now: now)?.timeIntervalSince(now)
    }

    @Test("by the time between the server's own date and expiry, whatever our clock says")
    func serverClock() {
        #expect(
            lifetime([
                "date": "Tue, 01 Apr 2025 10:00:00 GMT", "expires": "Tue, 01 Apr 2025 10:31:20 GMT",
            ]) == 1880)
        #expect(lifetime(["expires": "Thu, 15 Jan 2026 12:05:00 GMT"]) == 300)
    }

    @Test("max-age comes before Expires, less the time spent on the way")
    func maxAge() {
        #expect(lifetime(["cache-control": "public, max-age=3600, s-maxage=120"]) == 3600)
        #expect(lifetime(["cache-control": "Max-Age=\"300\"", "age": "100"]) == 200)
        #expect(
            lifetime(["cache-control": "max-age=60", "expires": "Thu, 15 Jan 2026 13:00:00 GMT"]) == 60)
    }

    @Test("what has expired holds no longer, and nothing holds longer than a day")
    func limits() {
        #expect(lifetime(["expires": "Thu, 15 Jan 2015 12:00:00 GMT"]) == 0)
        #expect(lifetime(["cache-control": "max-age=10", "age": "20"]) == 0)
        #expect(lifetime(["cache-control": "max-age=4000000000"]) == 86400)
    }

    @Test("a server that says nothing, or nothing that can be read, names no moment")
    func nothing() {
        #expect(lifetime([:]) == nil)
        #expect(lifetime(["expires": "0"]) == nil)
        #expect(lifetime(["cache-control": "max-age=soon"]) == nil)
        #expect(lifetime(["cache-control": "no-cache, max-age=60"]) == nil)
        #expect(lifetime(["cache-control": "no-store", "expires": "Thu, 15 Jan 2026 13:00:00 GMT"]) == nil)
    }

    @Test("a kept answer goes by the moment it was confirmed")
    func confirmed() {
        let response = HTTPResponse(
            status: 200, headers: ["cache-control": "max-age=60"], confirmedAt: now.addingTimeInterval(-50))
        #expect(response.expires(now: now) == now.addingTimeInterval(10))
    }
}
