import Foundation
import SeededRandom
import WeatherModel
import WeatherStore

@testable import GoodTimes

/// Weather that tests look for good times in.
enum Weather {
    /// Midnight of Tuesday, 24 November 2026, in UTC.
    static let midnight = Date(timeIntervalSince1970: 1_795_478_400)
    static let hamburg = Coordinates(clampingLatitude: 53.55, longitude: 9.99)
    static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    static func time(_ hours: Double) -> Date { midnight.addingTimeInterval(hours * 3600) }

    /// A dry, mild, calm row that ends at an hour of the Tuesday.
    static func hour(_ end: Double, _ change: (inout Hour) -> Void = { _ in }) -> Hour {
        var hour = Hour(time: time(end))
        hour.conditions.temperature = Temperature(10)
        hour.conditions.windSpeed = Speed(3)
        hour.conditions.windGust = Speed(5)
        hour.conditions.precipitation = Precipitation(0)
        hour.conditions.relativeHumidity = Percentage(60)
        hour.conditions.cloudCover = Percentage(50)
        hour.precipitationProbability = Percentage(5)
        change(&hour)
        return hour
    }

    /// Rows that end at each hour from one to another.
    static func hours(_ ends: ClosedRange<Int>, _ change: (Int, inout Hour) -> Void = { _, _ in }) -> [Hour] {
        ends.map { end in hour(Double(end)) { change(end, &$0) } }
    }

    static func limits(
        _ ends: [HourlyQuantity: (least: Double?, under: Double?)]
    ) -> [HourlyQuantity: QuantityLimit] {
        ends.compactMapValues { QuantityLimit(least: $0.least, under: $0.under) }
    }

    static func outlook(
        _ activity: Activity, _ hours: [Hour], _ air: AirQualityReport? = nil, over point: Coordinates = hamburg,
        in zone: TimeZone = .gmt, from now: Date = midnight
    ) -> GoodTimesOutlook {
        GoodTimesOutlook(for: activity, in: hours, air, over: point, in: zone, from: now)
    }

    /// Three days of a seeded generator's weather: gaps in rows and in values, longer steps, what is no number.
    static func wild(_ generator: inout SeededGenerator) -> [Hour] {
        var hours: [Hour] = []
        var end = -6
        while end < 72 {
            let length = generator.chance(10) ? [3, 6].randomElement(using: &generator) ?? 1 : 1
            end += length
            if generator.chance(5) { continue }
            var row = Hour(time: time(Double(end)), duration: Double(length) * 3600)
            func value(_ range: ClosedRange<Double>) -> Double? {
                generator.chance(4) ? nil : generator.chance(1) ? .nan : Double.random(in: range, using: &generator)
            }
            row.conditions.temperature = value(0...20).map { Temperature($0) }
            row.conditions.windSpeed = value(0...10).map { Speed($0) }
            row.conditions.windGust = value(0...16).map { Speed($0) }
            row.conditions.precipitation =
                generator.chance(70) ? Precipitation(0) : value(0...2).map { Precipitation($0) }
            row.conditions.cloudCover = value(0...100).map { Percentage($0) }
            row.precipitationProbability = value(0...60).map { Percentage($0) }
            hours.append(row)
        }
        return hours
    }

    /// An activity of a seeded generator.
    static func wish(_ generator: inout SeededGenerator) -> Activity {
        var limits: [HourlyQuantity: QuantityLimit] = [:]
        if generator.chance(80) { limits[.precipitation] = QuantityLimit(under: 0.1) }
        if generator.chance(60) { limits[.temperature] = QuantityLimit(least: 3, under: 18) }
        if generator.chance(60) { limits[.windSpeed] = QuantityLimit(under: 8) }
        if generator.chance(30) { limits[.windGust] = QuantityLimit(under: 14) }
        if generator.chance(30) { limits[.sunHeight] = QuantityLimit(least: 0) }
        var times = DayTimes()
        if generator.chance(50) { times.spans = [ClockSpan(from: TimeOfDay(hour: 21), until: TimeOfDay(hour: 9))] }
        if generator.chance(30) { times.weekdays = [.tuesday, .thursday] }
        return Activity(
            "wish", limits: limits, times: times,
            leastMinutes: [30, 60, 120, 180].randomElement(using: &generator) ?? 60)
    }
}
