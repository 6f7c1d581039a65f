import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Charts
@testable import WeatherText

struct MeteogramDayTests {
    private func meteogram(
        _ day: String, from start: String, count: Int, zone: String = "Europe/London", locale: String = "en_GB",
        at now: String = "2026-03-01T12:00:00Z"
    ) throws -> Meteogram? {
        let report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: Samples.instant(now), timeZone: Samples.zone(zone),
                hours: Samples.hours(from: start, count: count)))
        let formatter = WeatherFormatter(
            locale: Locale(identifier: locale), units: .metric, ownZone: Samples.zone("Europe/London"))
        return Meteogram(
            of: try #require(CivilDate(day)), in: report.settled(at: Samples.instant(now)),
            over: Samples.london.coordinates,
            SentenceContext(formatter, in: Samples.zone(zone), at: Samples.instant(now)))
    }

    @Test("a day has its own 24 hours, 23 or 25 where clocks change")
    func lengths() throws {
        let usual = try #require(try meteogram("2026-03-28", from: "2026-03-27T20:00:00Z", count: 90))
        #expect(usual.day == 0...24)
        #expect(usual.hours.first?.timeText == "00:00")
        #expect(usual.words.end == "24:00")
        #expect(usual.now == nil)
        #expect(try meteogram("2026-03-29", from: "2026-03-27T20:00:00Z", count: 90)?.day == 0...23)
        let long = try #require(try meteogram("2026-10-25", from: "2026-10-24T20:00:00Z", count: 90))
        #expect(long.day == 0...25)
        #expect(long.clockChanges.map(\.text) == ["Clocks go back"])
    }

    @Test("the midnight at its end is tomorrow's and not told among its temperatures")
    func endOfDay() throws {
        let day = try #require(try meteogram("2026-03-28", from: "2026-03-28T00:00:00Z", count: 50))
        #expect(day.hours.count == 25)
        #expect(day.spokenText.contains("from 0 to 23"), "\(day.spokenText)")
    }

    @Test("hours that are not known are a gap at their own place, and without any there is nothing")
    func gaps() throws {
        let late = try #require(try meteogram("2026-03-28", from: "2026-03-28T10:00:00Z", count: 30))
        #expect(late.day == -10...14)
        #expect(try meteogram("2026-04-28", from: "2026-03-28T10:00:00Z", count: 30) == nil)
    }

    @Test("now is told on its own day only, and midnight as the language does")
    func now() throws {
        let today = try #require(
            try meteogram("2026-03-28", from: "2026-03-28T00:00:00Z", count: 50, at: "2026-03-28T10:30:00Z"))
        #expect(today.now == 10.5)
        let american = try #require(
            try meteogram("2026-03-28", from: "2026-03-28T00:00:00Z", count: 50, locale: "en_US"))
        #expect(american.words.end?.hasPrefix("12") == true)
        let arabic = try #require(
            try meteogram("2026-03-28", from: "2026-03-28T00:00:00Z", count: 50, locale: "fa_IR"))
        #expect(arabic.words.end == "۲۴:۰۰")
    }

    @Test("where the sun does not rise the whole day is night")
    func polarNight() throws {
        var hours = Samples.hours(from: "2026-12-21T00:00:00Z", count: 30)
        for index in hours.indices { hours[index].isDay = false }
        let context = SentenceContext(
            Samples.formatter, in: Samples.zone("UTC"), at: Samples.instant("2026-12-21T08:00:00Z"))
        let chart = try #require(HoursChart(.temperature, hours: hours, context))
        #expect(chart.meteogram.nights == [0...30])
    }
}
