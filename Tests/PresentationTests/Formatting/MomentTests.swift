import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct MomentTests {
    private let formatter = Samples.formatter
    private let now = Samples.instant("2026-11-21T15:20:00Z")

    @Test(
        "a moment names its day unless that is today in the place's zone",
        arguments: [
            ("2026-11-21T16:00:00Z", "16:00"), ("2026-11-22T03:00:00Z", "03:00 tomorrow"),
            ("2026-11-20T03:00:00Z", "03:00 yesterday"), ("2026-11-24T06:00:00Z", "Tuesday 06:00"),
            ("2026-12-12T06:00:00Z", "12 Dec, 06:00"), ("2026-11-01T06:00:00Z", "1 Nov, 06:00"),
        ])
    func moments(date: String, text: String) {
        #expect(formatter.moment(Samples.instant(date), in: Samples.zone("Europe/London"), at: now) == text)
    }

    @Test("what is tomorrow in London is today in Tokyo")
    func placesOwnDay() {
        let date = Samples.instant("2026-11-22T03:00:00Z")
        #expect(formatter.moment(date, in: Samples.zone("Asia/Tokyo"), at: now) == "12:00")
    }

    @Test("a countdown is in whole minutes")
    func countdown() {
        #expect(formatter.countdown(to: now + 25 * 60, at: now) == "in 25 minutes")
        #expect(formatter.countdown(to: now + 60, at: now) == "in 1 minute")
        #expect(formatter.countdown(to: now + 60 * 60, at: now) == "in about an hour")
        #expect(formatter.countdown(to: now + 90 * 60, at: now) == "in about an hour and a half")
        #expect(formatter.countdown(to: now + 115 * 60, at: now) == "in about 2 hours")
        #expect(formatter.countdown(to: now + 20, at: now) == "now")
        #expect(formatter.countdown(to: now - 600, at: now) == "now")
    }

    @Test("the week begins as the locale has it", arguments: [("en_US", 1), ("de_DE", 2), ("ar_EG", 7)])
    func weeks(locale: String, day: Int) {
        #expect(WeatherFormatter(locale: Locale(identifier: locale), units: .metric, ownZone: .gmt).firstWeekday == day)
    }
}
