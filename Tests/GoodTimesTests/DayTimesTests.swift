import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import GoodTimes

/// Hours of one's own where clocks and the sun do something unusual.
struct DayTimesTests {
    private let any = Activity("any", limits: Weather.limits([.precipitation: (nil, 0.1)]))

    private func rows(from start: Date, count: Int) -> [Hour] {
        (0...count).map { number in
            var hour = Hour(time: start.addingTimeInterval(Double(number) * 3600))
            hour.conditions.precipitation = Precipitation(0)
            return hour
        }
    }

    private func times(_ text: String, on date: String, in zone: TimeZone) throws -> [Range<Date>] {
        var activity = any
        activity.times = DayTimes([try #require(ClockSpan(text))])
        let span = try #require(CivilDate(date)?.span(in: zone))
        let hours = rows(from: span.lowerBound, count: Int(span.upperBound.timeIntervalSince(span.lowerBound) / 3600))
        return GoodTimesOutlook(
            for: activity, in: hours, over: Weather.hamburg, in: zone, from: span.lowerBound
        ).times.map(\.span)
    }

    @Test(
        "the longest stretch counts hours that meet once, past midnight too, and whole ones only",
        arguments: [
            (["06:00-08:00"], 120), (["06:30-08:30"], 60), (["06:00-08:00", "08:00-09:00"], 180),
            (["22:00-00:00", "00:00-03:00"], 300), (["07:00-09:00", "16:00-18:30"], 120), (["06:30-07:00"], 0),
            (["00:00-12:00", "12:00-00:00"], nil), (["08:00-08:00"], nil), ([], nil),
        ] as [([String], Int?)])
    func longest(spans: [String], minutes: Int?) {
        let times = DayTimes(spans.compactMap { ClockSpan($0) })
        #expect(times.longestMinutes(in: .gmt, at: Weather.midnight) == minutes)
    }

    @Test(
        "an hour less or more on the day the clocks change is one in the own hours",
        arguments: [
            ("2026-03-29", 3.0), ("2026-10-25", 5.0), ("2026-06-01", 4.0),
        ])
    func clockChange(date: String, hours: Double) throws {
        let found = try times("01:00-05:00", on: date, in: Weather.berlin)
        #expect(found.map { $0.upperBound.timeIntervalSince($0.lowerBound) / 3600 } == [hours])
    }

    @Test("a step of six hours in which the clocks change ends when they say")
    func longStep() throws {
        let night = DayTimes([try #require(ClockSpan("00:00-06:00"))])
        for (date, isIn) in [("2026-03-29", false), ("2026-06-01", true), ("2026-10-25", true)] {
            let start = try #require(CivilDate(date)?.start(in: Weather.berlin))
            #expect(night.contain(start..<start.addingTimeInterval(6 * 3600), in: Weather.berlin) == isIn, "\(date)")
        }
    }

    @Test("hours that pass midnight are two stretches of a day")
    func midnight() throws {
        let found = try times("22:00-06:00", on: "2026-06-01", in: Weather.berlin)
        #expect(found.map { $0.upperBound.timeIntervalSince($0.lowerBound) / 3600 } == [6, 2])
    }

    @Test("a zone off by a quarter of an hour has its own hours, of which only whole ones are good")
    func kathmandu() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        var activity = any
        activity.times = DayTimes([try #require(ClockSpan("07:00-09:00"))])
        // Rows end at full hours of UTC, which are at 45 minutes past there.
        let found = GoodTimesOutlook(
            for: activity, in: rows(from: Weather.midnight, count: 24), over: Weather.hamburg, in: zone,
            from: Weather.midnight
        ).times
        #expect(found.map(\.span) == [Weather.time(2)..<Weather.time(3)])
    }

    @Test("daylight lasts all day in polar day, and there is none in polar night")
    func poles() throws {
        let tromso = Coordinates(clampingLatitude: 69.65, longitude: 18.96)
        let light = Activity("light", limits: Weather.limits([.sunHeight: (0, nil)]))
        let dark = Activity("dark", limits: Weather.limits([.sunHeight: (nil, 0)]))
        for (date, isLight) in [("2026-06-21", true), ("2026-12-21", false)] {
            let start = try #require(CivilDate(date)?.start(in: .gmt))
            func length(_ activity: Activity) -> TimeInterval {
                GoodTimesOutlook(
                    for: activity, in: rows(from: start, count: 24), over: tromso, in: .gmt, from: start
                ).times.reduce(0) { $0 + $1.duration }
            }
            #expect(length(light) == (isLight ? 86_400 : 0) && length(dark) == (isLight ? 0 : 86_400))
        }
    }

    @Test("a day of the week is that of the place")
    func weekdays() throws {
        #expect(Weekday(Weather.midnight, in: .gmt) == .tuesday)
        #expect(Weekday(Weather.time(-1), in: .gmt) == .monday)
        #expect(Weekday(Weather.time(-1), in: Weather.berlin) == .tuesday)
        #expect(Weekday(Date(timeIntervalSince1970: -86_400 * 4), in: .gmt) == .sunday)
    }

    @Test(
        "a span is two times with a hyphen", arguments: ["", "07:00", "7:00-9:00", "07:00-09:00-10:00", "07:00–09:00"])
    func wrongSpans(text: String) {
        #expect(ClockSpan(text) == nil)
    }
}
