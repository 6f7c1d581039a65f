// A constant that is no date or zone may stop the tests.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry

import Foundation
import WeatherText
import WeatherModel

/// Values the tests share.
enum Samples {
    static let london = place(
        "London", id: "geonames:2643743", region: "England", zone: "Europe/London", at: (51.51, -0.13))
    static let paris = place(
        "Paris", id: "geonames:2988507", region: "Île-de-France", zone: "Europe/Paris", at: (48.85, 2.35))
    static let tokyo = place(
        "Tokyo", id: "geonames:1850147", region: "Tokyo", zone: "Asia/Tokyo", at: (35.69, 139.69))

    static let source = WeatherSource(
        id: "open-meteo", name: "Open-Meteo", attribution: "Weather data by Open-Meteo.com",
        homepage: "https://open-meteo.com/")

    /// British dates and metric units, on a computer in London.
    static let formatter = WeatherFormatter(
        locale: Locale(identifier: "en_GB"), units: .metric, ownZone: zone("Europe/London"))

    static func place(
        _ name: String, id: String, region: String? = nil, country: String? = nil, zone: String? = nil,
        at point: (Double, Double) = (47.9, -122.2)
    ) -> Location {
        Location(
            id: id, name: name, region: region, country: country,
            coordinates: Coordinates(latitude: point.0, longitude: point.1)!, timeZoneIdentifier: zone)
    }

    static func instant(_ text: String) -> Date {
        try! Date(text, strategy: .iso8601)
    }

    static func zone(_ name: String) -> TimeZone {
        TimeZone(identifier: name)!
    }

    static func conditions(
        _ condition: WeatherCondition? = nil, _ temperature: Double? = nil, isDay: Bool? = nil
    ) -> Conditions {
        var conditions = Conditions()
        conditions.condition = condition
        conditions.temperature = temperature.map { Temperature($0) }
        conditions.isDay = isDay
        return conditions
    }

    static func current(_ time: String, _ conditions: Conditions) -> CurrentConditions {
        CurrentConditions(time: instant(time), conditions: conditions)
    }

    /// One row an hour, each with its position as its temperature.
    static func hours(from start: String, count: Int) -> [Hour] {
        (0..<count).map { index in
            Hour(
                time: instant(start) + Double(index) * 3600,
                conditions: conditions(.overcast, Double(index)))
        }
    }

    static func day(
        _ date: String, _ condition: WeatherCondition? = nil, low: Double? = nil, high: Double? = nil,
        chance: Double? = nil
    ) -> Day {
        var day = Day(date: CivilDate(date)!)
        day.condition = condition
        day.low = low.map { Temperature($0) }
        day.high = high.map { Temperature($0) }
        day.precipitationProbability = chance.map { Percentage($0) }
        return day
    }

    /// One source's answer; what is empty is missing.
    static func report(
        fetched: String, in zoneName: String = "Europe/London", current: CurrentConditions? = nil,
        hours: [Hour] = [], days: [Day] = []
    ) -> WeatherReport {
        WeatherReport(
            Forecast(
                source: source, fetchedAt: instant(fetched), timeZone: zone(zoneName), current: current, hours: hours,
                days: days))
    }

    /// A report fetched at that time, with nothing but a current condition and temperature.
    static func report(fetched: String, _ condition: WeatherCondition, _ temperature: Double) -> WeatherReport {
        report(fetched: fetched, current: current(fetched, conditions(condition, temperature, isDay: true)))
    }

    /// A day of light rain in four rows of six hours, from noon on.
    static var longRows: [Hour] {
        (0..<4).map { index in
            var row = Hour(
                time: instant("2026-11-21T12:00:00Z") + Double(index) * 21_600, duration: 21_600,
                conditions: conditions(.lightRain, 5))
            row.precipitation = Precipitation(4)
            return row
        }
    }
}
