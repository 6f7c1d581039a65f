import Foundation
import WeatherModel
import WeatherStore

/// Places and reports that can be told from each other.
enum Sample {
    static func place(_ id: String) -> Location {
        Location(id: id, name: "Name of \(id)", coordinates: Coordinates(clampingLatitude: 1.25, longitude: 2.5))
    }

    /// A removed place with a name and a report, to be put back.
    static func removal(_ id: String, _ position: Int) -> PlaceRemoval {
        PlaceRemoval(
            place: SavedPlace(place(id), customName: "Restored", sourceOrder: ["one", "two"]), position: position,
            report: report(7))
    }

    /// When the report of that number was fetched, and its first hour.
    static func start(_ number: Int) -> Date {
        Date(timeIntervalSince1970: 1_795_219_200 + Double(number))
    }

    /// An instant that the hours of every report with a number below 300,000 reach to.
    static let commonHour = start(100 * 3600)

    /// Every value of every row is made from the number, so that a mixture of two reports is none.
    static func report(_ number: Int) -> WeatherReport {
        let start = start(number)
        // A store keeps every source it was ever given, of which there are few: thousands would make each kill slower than
        // the one before.
        let source = WeatherSource(
            id: "driver", name: "Driver", attribution: "\(number % 89)", homepage: "about:blank")
        var hour = Hour(time: start)
        hour.temperature = Temperature(Double(number % 400) / 10)
        hour.windSpeed = Speed(Double(number % 97) / 3)
        var day = Day(date: CivilDate(start, in: .gmt))
        day.high = hour.temperature
        let hours = (0..<120).map { step in
            var hour = hour
            hour.time = start.addingTimeInterval(Double(step) * 3600)
            return hour
        }
        return WeatherReport(
            timeZone: .gmt,
            current: Sourced(
                CurrentConditions(time: start, conditions: hour.conditions), source: source, fetchedAt: start),
            hours: Sourced(hours, source: source, fetchedAt: start),
            days: Sourced([day], source: source, fetchedAt: start))
    }
}
