import Foundation
import Testing

@testable import WeatherServices

@Suite("ISO 8601 times with an offset")
struct ISOInstantTests {
    @Test(
        "each form names its instant",
        arguments: [
            ("2026-02-06T21:00:00Z", "2026-02-06T21:00:00Z"), ("2026-01-20T09:00:00-09:00", "2026-01-20T18:00:00Z"),
            ("2022-12-18T09:16+01:00", "2022-12-18T08:16:00Z"),
            ("2026-01-15T12:31:10.987+05:45", "2026-01-15T06:46:10Z"),
            ("2026-01-15T00:15:00+13:45", "2026-01-14T10:30:00Z"), ("2026-01-15T00:00:00+1300", "2026-01-14T11:00:00Z"),
            ("2011-12-29T23:59:59-10:00", "2011-12-30T09:59:59Z"),
            ("2026-01-15T12:00:00-00:00", "2026-01-15T12:00:00Z"),
            ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"), ("2026-01-15t12:00:00z", "2026-01-15T12:00:00Z"),
            ("2026-01-15 12:00:00+03:00", "2026-01-15T09:00:00Z"), ("2026-01-15 12:00 -0300", "2026-01-15T15:00:00Z"),
            ("2024-02-29T12+00:00", nil),
        ] as [(String, String?)])
    func forms(text: String, moment: String?) throws {
        #expect(ISOInstant.date(text) == (try moment.map(instant)))
    }

    @Test(
        "anything else is none",
        arguments: [
            "", "2026-01-15", "2026-01-15T12:00:00", "2026-02-30T12:00:00Z", "2026-01-15T24:00:00Z",
            "2026-01-15T12:60:00Z", "2026-01-15T12:00:00+24:00", "2026-01-15T12:00:00+5", "2026-01-15T+1:00:00Z",
            "T12:00Z",
            "2026-01-15 12:00:00", "2026-01-15  12:00", "date:now -954 seconds", "2026-01-15T12:00:00ZZ",
            "2026-01-15TT12:00:00Z",
            "2026-01-15T1２:00:00Z", "2026-01-15T12:00:00+99999999999999999999:00",
        ])
    func none(text: String) {
        #expect(ISOInstant.date(text) == nil)
    }

    @Test(
        "an interval is a start with an end or a duration",
        arguments: [
            ("PT1H", 3600), ("PT6H", 21600), ("P1DT3H", 97200), ("P7DT19H", 673_200), ("P2W", 1_209_600),
            ("PT90M", 5400), ("PT1H30M15S", 5415), ("2026-08-16T00:00:00Z", 43200), ("2026-08-15T12:00:00+00:00", nil),
            ("P1M", nil), ("P1Y", nil), ("PT", nil), ("P", nil), ("", nil), ("PT0S", nil), ("P1H", nil), ("PTT1H", nil),
            ("PT9999999H", nil), ("PT-1H", nil), ("PT1.5H", nil), ("PT5", nil), ("1H", nil), ("PT1H/PT1H", nil),
        ] as [(String, TimeInterval?)])
    func intervals(text: String, length: TimeInterval?) throws {
        let interval = ISOInterval("2026-08-15T12:00:00+00:00/" + text)
        #expect(interval?.end.timeIntervalSince(try instant("2026-08-15T12:00:00Z")) == length)
        #expect(ISOInterval(text) == nil)
        #expect(ISOInterval(nil) == nil)
    }
}
