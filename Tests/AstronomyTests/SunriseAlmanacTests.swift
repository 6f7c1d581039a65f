import Astronomy
import Foundation
import Testing
import WeatherModel

/// Sunrise, sunset and twilight against published tables, which give whole minutes.
struct SunriseAlmanacTests {
    /// US Naval Observatory, Astronomical Applications Department, "Sun or Moon Rise/Set Table for One Year": for
    /// Fredonia (2023), 60° N (2019) and the cities (2020), and "Sun and Moon Data for One Day" for Bluffton (2018).
    private static func navalObservatory() throws -> [AlmanacCase] {
        [
            try AlmanacCase(1.283333, 103.833333, hours: 0, "2020-03-25", ["23:07"], ["11:14"]),  // Singapore
            try AlmanacCase(1.283333, 103.833333, hours: 0, "2020-11-05", ["22:46"], ["10:50"]),
            try AlmanacCase(-15.8, -47.85, hours: -3, "2020-01-15", ["05:52"], ["18:50"]),  // Brasília
            try AlmanacCase(-15.8, -47.85, hours: -3, "2020-06-25", ["06:38"], ["17:50"]),
            try AlmanacCase(-36.833333, 174.8, hours: 0, "2020-01-05", ["17:09"], ["07:44"]),  // Auckland
            try AlmanacCase(-36.833333, 174.8, hours: 0, "2020-06-25", ["19:34"], ["05:13"]),
            try AlmanacCase(-36.833333, 174.8, hours: 0, "2020-09-25", ["18:04"], ["06:20"]),
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-03-20", ["06:34"], ["18:42"]),  // Fredonia, Arizona
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-06-21", ["05:11"], ["19:53"]),
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-09-23", ["06:19"], ["18:26"]),
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-12-21", ["07:39"], ["17:17"]),
            try AlmanacCase(40.8939, -83.8917, hours: -4, "2018-09-12", ["07:13"], ["19:50"]),  // Bluffton, Ohio
            try AlmanacCase(60, 0, hours: 0, "2019-03-20", ["06:03"], ["18:14"]),
            try AlmanacCase(60, 0, hours: 0, "2019-06-21", ["02:36"], ["21:28"]),
            try AlmanacCase(60, 0, hours: 0, "2019-09-23", ["05:46"], ["17:58"]),
            try AlmanacCase(60, 0, hours: 0, "2019-12-22", ["09:02"], ["14:54"]),
            try AlmanacCase(61.216667, -149.866667, hours: 0, "2020-02-15", ["17:43"], ["02:43"]),  // Anchorage
            try AlmanacCase(61.216667, -149.866667, hours: 0, "2020-08-25", ["14:35"], ["05:29"]),
            try AlmanacCase(61.216667, -149.866667, hours: 0, "2020-12-15", ["19:10"], ["00:40"]),
        ]
    }

    @Test("below 65° the sun rises and sets within a minute of the Naval Observatory's tables")
    func belowSixtyFive() throws {
        for row in try Self.navalObservatory() {
            let day = try #require(SunDay(row.date, in: row.zone, over: row.coordinates))
            let error = try row.error(of: day.horizon)
            #expect(error <= 60, "\(row.testDescription) is \(error) s off")
        }
    }

    /// Not published: computed with Skyfield 1.55 and JPL's DE421, which share nothing with this module.
    private static func skyfield() throws -> [AlmanacCase] {
        [
            try AlmanacCase(65.0, 25.5, hours: 2, "2026-12-21", ["10:29"], ["14:03"]),  // Oulu
            try AlmanacCase(66.57, -145.25, hours: -9, "2026-05-20", ["02:31"], ["22:48"]),  // Fort Yukon
            try AlmanacCase(66.5, 25.7, hours: 2, "2026-01-10", ["10:35"], ["14:15"]),  // Rovaniemi
            try AlmanacCase(67.85, 20.22, hours: 1, "2026-04-15", ["03:50"], ["19:31"]),  // Kiruna
            try AlmanacCase(68.97, 33.08, hours: 3, "2026-11-20", ["10:44"], ["14:21"]),  // Murmansk
            try AlmanacCase(69.65, 18.96, hours: 1, "2026-01-25", ["10:03"], ["13:51"]),  // Tromsø
            try AlmanacCase(-67.6, 62.87, hours: 5, "2026-03-01", ["05:35"], ["20:24"]),  // Mawson
            try AlmanacCase(-67.57, -68.13, hours: -3, "2026-08-15", ["09:54"], ["17:21"]),  // Rothera
        ]
    }

    @Test("from 65° to 70° the sun rises and sets within three minutes of JPL's ephemeris")
    func fromSixtyFive() throws {
        for row in try Self.skyfield() {
            let day = try #require(SunDay(row.date, in: row.zone, over: row.coordinates))
            let error = try row.error(of: day.horizon)
            #expect(error <= 180, "\(row.testDescription) is \(error) s off")
        }
    }

    /// US Naval Observatory, table for Longyearbyen, 2020, in universal time.
    @Test(
        "Longyearbyen has polar night, short days, long days and polar day when the Naval Observatory says so",
        arguments: [
            ("2020-02-15", HorizonPassage.alwaysBelow), ("2020-12-25", .alwaysBelow), ("2020-11-05", .alwaysBelow),
            ("2020-04-25", .alwaysAbove), ("2020-06-15", .alwaysAbove), ("2020-08-15", .alwaysAbove),
        ])
    func longyearbyen(date: String, expected: HorizonPassage) throws {
        let place = try #require(Coordinates(latitude: 78.216667, longitude: 15.633333))
        let day = try #require(SunDay(try civilDate(date), in: .gmt, over: place))
        #expect(day.horizon == expected)
        #expect(day.dayLength == (expected == .alwaysAbove ? 86_400 : 0))
    }

    /// US Naval Observatory, table for Longyearbyen, 2020, in universal time.
    @Test("where the sun only just rises, Longyearbyen's times still hold within three minutes")
    func longyearbyenTimes() throws {
        for row in [
            try AlmanacCase(78.216667, 15.633333, hours: 0, "2020-02-25", ["08:11"], ["14:13"]),
            try AlmanacCase(78.216667, 15.633333, hours: 0, "2020-04-15", ["00:38"], ["21:33"]),
            try AlmanacCase(78.216667, 15.633333, hours: 0, "2020-10-25", ["09:50"], ["11:31"]),
        ] {
            let error = try row.error(of: try #require(SunDay(row.date, in: row.zone, over: row.coordinates)).horizon)
            #expect(error <= 180, "\(row.testDescription) is \(error) s off")
        }
    }

    /// US Naval Observatory, tables of civil twilight, 2020 and 2023.
    @Test("civil twilight is within a minute of the Naval Observatory's tables, and has no end at Anchorage in June")
    func civilTwilight() throws {
        for row in [
            try AlmanacCase(61.216667, -149.866667, hours: 0, "2020-12-15", ["18:08"], ["01:42"]),
            try AlmanacCase(61.216667, -149.866667, hours: 0, "2020-03-15", ["15:31"], ["04:44"]),
            try AlmanacCase(1.283333, 103.833333, hours: 0, "2023-03-25", ["22:46"], ["11:35"]),
            try AlmanacCase(-15.8, -47.85, hours: -3, "2023-06-25", ["06:15"], ["18:13"]),
        ] {
            let day = try #require(SunDay(row.date, in: row.zone, over: row.coordinates))
            let error = try row.error(of: day.civilTwilight)
            #expect(error <= 60, "\(row.testDescription) is \(error) s off")
        }
        let anchorage = try AlmanacCase(61.216667, -149.866667, hours: 0, "2020-06-15", nil, nil)
        let june = try #require(SunDay(anchorage.date, in: anchorage.zone, over: anchorage.coordinates))
        #expect(june.civilTwilight == .alwaysAbove)
        #expect(june.horizon != .alwaysAbove)
    }

    /// The times that Skyfield's own tests have for Defiance, Ohio, computed from DE421.
    @Test("nautical and astronomical twilight are within a minute of JPL's ephemeris")
    func deeperTwilight() throws {
        let sun = try AlmanacCase(41.281944, -84.362778, hours: -5, "2019-11-08", ["07:17"], ["17:25"])
        let nautical = try AlmanacCase(41.281944, -84.362778, hours: -5, "2019-11-08", ["06:15"], ["18:27"])
        let astronomical = try AlmanacCase(41.281944, -84.362778, hours: -5, "2019-11-08", ["05:42"], ["18:59"])
        let day = try #require(SunDay(sun.date, in: sun.zone, over: sun.coordinates))
        #expect(try sun.error(of: day.horizon) <= 60)
        #expect(try nautical.error(of: day.nauticalTwilight) <= 60)
        #expect(try astronomical.error(of: day.astronomicalTwilight) <= 60)
    }
}
