import Foundation
import WeatherModel
import WeatherStore

@testable import WeatherRules

/// Forecasts of gusts that tests put rules to.
enum Gusts {
    /// Midnight of Tuesday, 24 November 2026, in UTC.
    static let midnight = Date(timeIntervalSince1970: 1_795_478_400)
    static let hamburg = Coordinates(clampingLatitude: 53.55, longitude: 9.99)
    static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    static func time(_ hours: Double) -> Date { midnight.addingTimeInterval(hours * 3600) }

    /// A rule about gusts over 16 m/s in the next 24 hours.
    static let gale = WeatherRule("gale", .windGust, .over, 16)

    /// Rows that end at each hour from one to another, with a gust each.
    static func hours(_ ends: ClosedRange<Int>, _ gust: (Int) -> Double?) -> [Hour] {
        ends.map { end in
            var hour = Hour(time: time(Double(end)))
            hour.conditions.windGust = gust(end).map { Speed($0) }
            hour.conditions.temperature = gust(end).map { Temperature($0) }
            return hour
        }
    }

    static func finding(
        _ hours: [Hour], _ rule: WeatherRule = gale, at now: Date = midnight, in zone: TimeZone = .gmt
    ) -> RuleFinding? {
        RuleFinding(rule, in: hours, over: hamburg, at: now, zone: zone)
    }

    /// A finding of one value in all hours of the stretch.
    static func steady(_ value: Double, _ rule: WeatherRule = gale, at now: Date) -> RuleFinding? {
        let start = Int(now.timeIntervalSince(midnight) / 3600)
        return finding(hours(start...(start + 60)) { _ in value }, rule, at: now)
    }
}
