import Astronomy
import Foundation
import Testing
import WeatherModel

struct MoonPhaseTests {
    /// US Naval Observatory, "Phases of the Moon"; the first from Meeus, example 49.a, less 48 s of Delta T.
    @Test(
        "quarters come within a minute of the published time",
        arguments: [
            (MoonQuarter.new, "1977-02-01T00:00:00Z", "1977-02-18T03:37:00Z"),
            (.new, "2000-01-01T00:00:00Z", "2000-01-06T18:14:00Z"),
            (.full, "2016-04-25T17:21:00Z", "2016-05-21T21:14:00Z"),
            (.first, "2018-09-11T00:00:00Z", "2018-09-16T23:15:00Z"),
            (.full, "2018-09-11T00:00:00Z", "2018-09-25T02:52:00Z"),
            (.new, "2024-04-01T00:00:00Z", "2024-04-08T18:21:00Z"),
        ])
    func quarters(quarter: MoonQuarter, after: String, published: String) throws {
        let found = Moon.next(quarter, after: try Date(after, strategy: .iso8601))
        #expect(abs(found.timeIntervalSince(try Date(published, strategy: .iso8601))) <= 60)
    }

    @Test("the next quarter is a later one, also asked at the moment of a quarter", arguments: MoonQuarter.allCases)
    func later(quarter: MoonQuarter) throws {
        var time = try Date("2026-01-01T00:00:00Z", strategy: .iso8601)
        for _ in 0..<62 {
            let next = Moon.next(quarter, after: time)
            #expect(next > time)
            #expect(next.timeIntervalSince(time) < 30 * 86_400)
            time = next
        }
        #expect(time > (try Date("2030-10-01T00:00:00Z", strategy: .iso8601)))
    }

    /// US Naval Observatory, "Fraction of the Moon Illuminated", September 2018, midnight at 5 h west of Greenwich.
    @Test(
        "the share lit is within one per cent of the published one",
        arguments: zip(9...18, [0.0, 0, 0.03, 0.08, 0.15, 0.24, 0.33, 0.43, 0.52, 0.62]))
    func illumination(day: Int, published: Double) throws {
        let text = "2018-09-\(day < 10 ? "0" : "")\(day)T05:00:00Z"
        #expect(abs(Moon.illumination(at: try Date(text, strategy: .iso8601)) - published) <= 0.01)
    }

    @Test("Meeus's example 48.a: on 12 April 1992 68 % of the moon is lit")
    func meeus() throws {
        #expect(abs(Moon.illumination(at: try Date("1992-04-11T23:59:01Z", strategy: .iso8601)) - 0.6786) < 0.0002)
    }

    @Test(
        "a day bears the quarter's name when the quarter falls on it, in the place's own zone",
        arguments: [
            // Full on 2018-09-25 at 02:52 UTC.
            ("2018-09-24", "Europe/Berlin", MoonPhase.waxingGibbous), ("2018-09-25", "Europe/Berlin", .full),
            ("2018-09-26", "Europe/Berlin", .waningGibbous), ("2018-09-24", "America/New_York", .full),
            ("2018-09-25", "America/New_York", .waningGibbous),
            ("2018-09-16", "GMT", .firstQuarter), ("2018-09-17", "Asia/Tokyo", .firstQuarter),
            ("2018-09-12", "GMT", .waxingCrescent), ("2018-10-05", "GMT", .waningCrescent),
            ("2000-01-06", "GMT", .new),
        ])
    func names(date: String, zone: String, expected: MoonPhase) throws {
        let place = try #require(Coordinates(latitude: 10, longitude: 10))
        let zone = try #require(TimeZone(identifier: zone))
        let day = try #require(MoonDay(try civilDate(date), in: zone, over: place))
        #expect(day.phase == expected)
        #expect((day.quarter != nil) == (expected.rawValue.isMultiple(of: 2)))
    }

    @Test("a year of days has each quarter twelve or thirteen times, and the names in their order")
    func year() throws {
        let place = try #require(Coordinates(latitude: -33, longitude: 151))
        let zone = try #require(TimeZone(identifier: "Australia/Sydney"))
        let first = try civilDate("2026-01-01").dayNumber
        let phases = (first..<first + 365).compactMap {
            MoonDay(CivilDate(dayNumber: $0), in: zone, over: place)?.phase
        }
        #expect(phases.count == 365)
        for quarter in [MoonPhase.new, .firstQuarter, .full, .lastQuarter] {
            #expect((12...13).contains(phases.count { $0 == quarter }))
        }
        for (before, after) in zip(phases, phases.dropFirst()) {
            #expect([0, 1].contains((after.rawValue - before.rawValue + 8) % 8))
        }
    }
}
