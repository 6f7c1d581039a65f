import Astronomy
import Foundation
import Testing
import WeatherModel

struct SunDayTests {
    private func day(
        _ date: String, _ zone: String, _ latitude: Double, _ longitude: Double
    ) throws -> (day: SunDay, span: Range<Date>) {
        let zone = try #require(TimeZone(identifier: zone))
        let date = try civilDate(date)
        let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
        return (try #require(SunDay(date, in: zone, over: place)), try #require(date.span(in: zone)))
    }

    @Test(
        "sunrise and sunset lie in the civil day, however far the zone is from Greenwich and whatever the clocks do",
        arguments: [
            ("2026-01-15", "Pacific/Chatham", -43.95, -176.55), ("2026-07-15", "Pacific/Pago_Pago", -14.28, -170.7),
            ("2026-03-29", "Europe/Berlin", 52.52, 13.4), ("2026-10-25", "Europe/Berlin", 52.52, 13.4),
            ("2011-12-29", "Pacific/Apia", -13.83, -171.77), ("2011-12-31", "Pacific/Apia", -13.83, -171.77),
            ("2026-06-01", "Asia/Kathmandu", 27.7, 85.3), ("2026-06-01", "Pacific/Kiritimati", 1.87, -157.4),
        ])
    func civilDay(date: String, zone: String, latitude: Double, longitude: Double) throws {
        let (day, span) = try day(date, zone, latitude, longitude)
        let (rise, set) = (try #require(day.horizon.rise), try #require(day.horizon.set))
        #expect(span.contains(rise) && span.contains(day.noon) && span.contains(set))
        #expect(rise < day.noon && day.noon < set)
        #expect(abs(set.timeIntervalSince(rise) - day.dayLength) < 1)
    }

    @Test("a day that the zone left out has neither sun nor moon")
    func leftOut() throws {
        let zone = try #require(TimeZone(identifier: "Pacific/Apia"))
        let date = try civilDate("2011-12-30")
        let place = try #require(Coordinates(latitude: -13.83, longitude: -171.77))
        #expect(SunDay(date, in: zone, over: place) == nil)
        #expect(MoonDay(date, in: zone, over: place) == nil)
    }

    @Test("days lengthen and shorten by the sun alone, not by the clock change")
    func lengthChange() throws {
        let before = try day("2026-03-28", "Europe/Berlin", 52.52, 13.4).day
        let change = try day("2026-03-29", "Europe/Berlin", 52.52, 13.4).day
        #expect(abs(change.dayLength - before.dayLength - change.dayLengthChange) < 0.5)
        #expect((200.0...260).contains(change.dayLengthChange))
        #expect(try day("2026-09-29", "Europe/Berlin", 52.52, 13.4).day.dayLengthChange < -200)
        #expect(abs(try day("2026-12-21", "Europe/Berlin", 52.52, 13.4).day.dayLengthChange) < 10)
        #expect(abs(try day("2026-06-01", "America/Guayaquil", 0, -79.9).day.dayLengthChange) < 1)
    }

    @Test("a sun that sets after midnight sets twice on one day, and the evening's sunset is the day's")
    func setsAfterMidnight() throws {
        // Fairbanks, whose clock runs two hours ahead of the sun in summer.
        let days =
            try (10...25).map { try day("2026-05-\($0)", "America/Anchorage", 64.84, -147.72) }
            + (1...30).map { try day("2026-07-\($0 < 10 ? "0" : "")\($0)", "America/Anchorage", 64.84, -147.72) }
        let twice = days.filter { if case .crosses(_, let sets) = $0.day.horizon { sets.count == 2 } else { false } }
        let found = try #require(twice.first)
        #expect(try #require(found.day.horizon.set) > found.day.noon)
    }

    @Test("at the poles the sun rises once a year and sets once a year")
    func pole() throws {
        let first = try civilDate("2026-01-01").dayNumber
        let pole = try #require(Coordinates(latitude: 90, longitude: 0))
        let passages = (first..<first + 365).compactMap {
            SunDay(CivilDate(dayNumber: $0), in: .gmt, over: pole)?.horizon
        }
        #expect(passages.compactMap(\.rise).count == 1)
        #expect(passages.compactMap(\.set).count == 1)
        #expect((186...194).contains(passages.count { $0 == .alwaysAbove }))
    }

    @Test("the sun is up between sunrise and sunset and at no other time")
    func isUp() throws {
        let place = try #require(Coordinates(latitude: 52.52, longitude: 13.4))
        let day = try day("2026-11-21", "Europe/Berlin", 52.52, 13.4).day
        let (rise, set) = (try #require(day.horizon.rise), try #require(day.horizon.set))
        #expect(!Sun.isUp(at: rise.addingTimeInterval(-2), over: place))
        #expect(Sun.isUp(at: rise.addingTimeInterval(2), over: place))
        #expect(Sun.isUp(at: set.addingTimeInterval(-2), over: place))
        #expect(!Sun.isUp(at: set.addingTimeInterval(2), over: place))
        #expect(abs(Sun.elevation(at: day.noon, over: place) - (90 - 52.52 - 20.0)) < 0.2)
    }
}
