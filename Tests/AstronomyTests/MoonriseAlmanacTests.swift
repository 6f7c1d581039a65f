import Astronomy
import Foundation
import Testing
import WeatherModel

/// Moonrise and moonset against published tables, which give whole minutes.
struct MoonriseAlmanacTests {
    /// US Naval Observatory, Astronomical Applications Department, "Sun or Moon Rise/Set Table for One Year", for the
    /// Moon: Fredonia and 70° N 2023, 80° S 2019, 45° S 2050, 61° S 1944, 75° N 2012.
    private static func navalObservatory() throws -> [AlmanacCase] {
        [
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-01-01", ["13:42"], ["02:57"]),
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-01-13", [], ["11:29"]),  // no moonrise
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-02-11", [], ["10:21"]),
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-04-24", ["08:40"], []),  // no moonset
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-06-21", ["08:07"], ["22:55"]),
            try AlmanacCase(36.95, -112.516667, hours: -7, "2023-10-21", ["13:49"], ["23:18"]),
            try AlmanacCase(-45, 150, hours: 0, "2050-01-02", ["04:21"], ["14:29"]),
            try AlmanacCase(-45, 150, hours: 0, "2050-01-27", [], ["11:26"]),
            try AlmanacCase(-45, 150, hours: 0, "2050-07-15", ["19:00"], ["03:33"]),
            try AlmanacCase(-61, 103, hours: 0, "1944-01-01", ["02:49"], ["16:55"]),
            try AlmanacCase(-61, 103, hours: 0, "1944-06-05", ["08:01"], []),
            try AlmanacCase(70, 0, hours: 0, "2023-04-04", ["16:20"], ["05:58"]),
            try AlmanacCase(70, 0, hours: 0, "2023-08-04", ["21:43"], ["06:56"]),
            try AlmanacCase(70, 0, hours: 0, "2023-07-07", ["00:25", "23:49"], ["07:20"]),  // two moonrises
            try AlmanacCase(75, -75, hours: -5, "2012-01-01", ["09:24"], ["02:05"]),
            try AlmanacCase(75, -75, hours: -5, "2012-05-04", ["22:02"], ["01:11", "23:30"]),  // two moonsets
            try AlmanacCase(-80, -150, hours: 0, "2019-01-24", ["10:53"], ["16:31"]),
            try AlmanacCase(-80, -150, hours: 0, "2019-06-11", ["00:42", "23:29"], ["10:12"]),
        ]
    }

    @Test("the moon rises and sets within three minutes of the Naval Observatory's tables, near the poles too")
    func timesOfDay() throws {
        for row in try Self.navalObservatory() {
            let day = try #require(MoonDay(row.date, in: row.zone, over: row.coordinates))
            let error = try row.error(of: day.horizon)
            #expect(error <= 180, "\(row.testDescription) is \(error) s off")
        }
    }

    /// The same tables: "object continuously above horizon" and "continuously below".
    @Test(
        "a moon that stays up or down all day is said to",
        arguments: [
            (-80.0, -150.0, "2019-01-01", HorizonPassage.alwaysAbove), (-80, -150, "2019-04-16", .alwaysBelow),
            (70, 0, "2023-01-04", .alwaysAbove), (70, 0, "2023-06-04", .alwaysBelow),
        ])
    func allDay(latitude: Double, longitude: Double, date: String, expected: HorizonPassage) throws {
        let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
        #expect(try #require(MoonDay(try civilDate(date), in: .gmt, over: place)).horizon == expected)
    }
}
