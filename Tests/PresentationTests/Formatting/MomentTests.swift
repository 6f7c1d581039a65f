import CatalogueMaking
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

    @Test(
        "a moment stands in one phrase with what the sentence says of it",
        arguments: [
            (.at, 12, "at 03:00 tomorrow"), (.at, 60, "on Tuesday at 03:00"),
            (.at, 600, "on 16 Dec at 15:00"), (.until, 9, "until midnight"), (.until, 60, "until Tuesday 03:00"),
            (.from, 3, "from 18:00"), (.since, -14, "since 01:00"), (.since, -24, "since 15:00 yesterday"),
            (.since, -100, "since 17 Nov, 11:00"), (.atLeastUntil, 12, "until at least 03:00 tomorrow"),
            (.aboutUntil, 1, "until about 16:00"), (.about, 1, "about 16:00"), (.by, 9, "by midnight"),
            (.before, 1, "before 16:00"), (.after, 60, "after 24 Nov, 03:00"), (.beyond, 1, "beyond 16:00"),
            (.holdingAt, -24, "for 15:00 yesterday"),
        ] as [(MomentRelation, Double, String)])
    func relations(relation: MomentRelation, hours: Double, text: String) {
        let date = Samples.instant("2026-11-21T15:00:00Z") + hours * 3600
        #expect(formatter.moment(date, relation, in: Samples.zone("Europe/London"), at: now) == text)
    }

    @Test(
        "one o’clock takes its article in the singular where times have one, and no other time does",
        arguments: [
            ("es", 1, .until, "hasta la 1:00"), ("es", 1, .beyond, "hasta pasada la 1:00"),
            ("es", 11, .until, "hasta las 11:00"), ("es", 25, .until, "hasta mañana a la 1:00"),
            ("pt_BR", 1, .until, "até a 01:00"), ("pt_BR", 1, .from, "a partir da 01:00"),
            ("pt_BR", 1, .at, "à 01:00"), ("pt_BR", 10, .at, "às 10:00"), ("it", 1, .at, "alle 01:00"),
        ] as [(String, Double, MomentRelation, String)])
    func oneOClock(code: String, hour: Double, relation: MomentRelation, text: String) throws {
        let midnight = Samples.instant("2026-11-21T00:00:00Z")
        let language = ShippedLanguage(code: code)
        try Wording.$catalogue.withValue(language.catalogue()) {
            #expect(
                language.formatter.moment(midnight + hour * 3600, relation, in: .gmt, at: midnight + 300) == text)
        }
    }

    @Test(
        "a moment far away carries the year, in every phrase; one that no other year could be meant by does not",
        arguments: [
            ("2199-04-22T13:00:00Z", .until, "until 22 Apr 2199, 13:00"),
            ("2199-04-22T13:00:00Z", .plain, "22 Apr 2199, 13:00"),
            ("2025-01-20T13:00:00Z", .since, "since 20 Jan 2025, 13:00"),
            ("2026-01-25T13:00:00Z", .since, "since 25 Jan, 13:00"),
            ("2026-01-24T13:00:00Z", .since, "since 24 Jan 2026, 13:00"),
        ] as [(String, MomentRelation, String)])
    func years(date: String, relation: MomentRelation, text: String) {
        #expect(formatter.moment(Samples.instant(date), relation, in: .gmt, at: now) == text)
    }

    @Test("a part of a day far away carries the year, as a moment does")
    func yearsOfParts() {
        let date = Samples.instant("2199-04-22T13:00:00Z")
        #expect(formatter.untilPartOfDay(date, in: .gmt, at: now).contains("22 Apr 2199"))
        #expect(formatter.sincePartOfDay(now, in: .gmt, at: date).contains("21 Nov 2026"))
    }

    @Test("what is tomorrow in London is today in Tokyo")
    func placesOwnDay() {
        let date = Samples.instant("2026-11-22T03:00:00Z")
        #expect(formatter.moment(date, in: Samples.zone("Asia/Tokyo"), at: now) == "12:00")
    }

    @Test(
        "of an hour that the clock shows twice, the second is told as such",
        arguments: [
            ("2026-10-24T23:30:00Z", "01:30"), ("2026-10-25T00:00:00Z", "02:00"), ("2026-10-25T00:59:00Z", "02:59"),
            ("2026-10-25T01:00:00Z", "02:00, for the second time"),
            ("2026-10-25T01:59:00Z", "02:59, for the second time"), ("2026-10-25T02:00:00Z", "03:00"),
            ("2026-03-29T01:00:00Z", "03:00"),
        ])
    func repeatedHour(time: String, text: String) {
        let (date, berlin) = (Samples.instant(time), Samples.zone("Europe/Berlin"))
        #expect(formatter.hourOrMidnight(date, in: berlin) == text)
        #expect(formatter.moment(date, in: berlin, at: date - 60) == text)
        #expect(formatter.moment(date, in: berlin, at: date - 86_400).hasPrefix(text.prefix(5) + " tomorrow"))
    }

    @Test("a countdown is the difference of the two times as clocks show them", arguments: [0.0, 10, 29, 31, 50, 59])
    func countdownByTheClock(second: Double) {
        // It is 10:30 on every clock until 10:31:00.
        let minute = Date(timeIntervalSince1970: 1_795_000_200 / 60 * 60)
        #expect(formatter.countdown(to: minute + 600, at: minute + second) == "in 10 minutes")
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
