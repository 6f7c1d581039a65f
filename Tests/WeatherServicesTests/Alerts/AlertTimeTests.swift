import Foundation
import Testing

@testable import WeatherServices

@Suite("Times of warnings")
struct AlertTimeTests {
    @Test(
        "the same moment in every way it is written",
        arguments: [
            "2026-03-07T20:00:00+00:00", "2026-03-07T20:00:00-00:00", "2026-03-07T20:00:00Z", "2026-03-07T20:00Z",
            "2026-03-07T21:00:00+01:00", "2026-03-07T10:00:00-10:00", "2026-03-08T01:45:00+0545",
            "2026-03-07 20:00:00.123Z", "2026-03-08T10:00:00+14", "2026-03-07T20:00:00z",
        ])
    func same(text: String) throws {
        #expect(AlertTime.instant(text) == (try instant("2026-03-07T20:00:00Z")))
    }

    @Test(
        "what is no moment, or has no zone to say which, is missing",
        arguments: [
            nil, "", "2026-03-07", "2026-03-07T20:00:00", "2026-02-30T20:00:00Z", "2026-03-07T24:00:00Z",
            "2026-03-07T20:60:00Z", "2026-03-07T20Z", "2026-03-07T20:00:00+1", "2026-03-07T20:00:00+01:0",
            "2026-03-07T20:00:00+19:00", "2026-03-07T20:00:00Z1", "2026-03-07X20:00:00Z", "٢٠٢٦-03-07T20:00:00Z",
            "2026-03-07T-1:00:00Z", "Sat, 07 Mar 2026 20:00:00 GMT", "2026-03-07T20:00:é0Z",
        ])
    func missing(text: String?) {
        #expect(AlertTime.instant(text) == nil)
    }
}
