import Foundation
import SeededRandom
import WeatherModel
import WeatherStore

@testable import ForecastHistory

/// Forecasts of days that tests compare.
enum Forecasts {
    static let first = source("first")
    static let second = source("second")
    /// Noon of 24 November 2026 in UTC.
    static let noon = Date(timeIntervalSince1970: 1_795_521_600)
    static let today = CivilDate(noon, in: .gmt)

    static func source(_ id: String) -> WeatherSource {
        WeatherSource(id: id, name: id, attribution: "", homepage: "")
    }

    static func date(_ offset: Int) -> CivilDate { CivilDate(dayNumber: today.dayNumber + offset) }

    static func time(_ hours: Double) -> Date { noon.addingTimeInterval(hours * 3600) }

    static func day(
        _ offset: Int, high: Double? = 11, low: Double? = 5, chance: Double? = 20, amount: Double? = 0,
        _ condition: WeatherCondition? = .partlyCloudy
    ) -> Day {
        var day = Day(date: date(offset))
        (day.high, day.low) = (high.map { Temperature($0) }, low.map { Temperature($0) })
        day.precipitationProbability = chance.map { Percentage($0) }
        day.precipitation = amount.map { Precipitation($0) }
        day.condition = condition
        return day
    }

    static func issued(_ day: Day, hours: [Hour] = []) -> IssuedDay {
        IssuedDay(time: noon, fetchedAt: noon, day: day, hours: hours)
    }

    static func issue(
        at hours: Double, _ days: [Day], from source: WeatherSource = first, until confirmed: Double? = nil
    ) -> ForecastIssue {
        ForecastIssue(
            source: source, fetchedAt: time(hours), confirmedAt: time(confirmed ?? hours), days: days)
    }

    static func present(_ days: [Day], at hours: Double = 0, from source: WeatherSource = first) -> Sourced<[Day]> {
        Sourced(days, source: source, fetchedAt: time(hours))
    }

    /// The rows of a day of the zone of UTC, each so many hours long.
    static func rows(_ offset: Int, step: Int, high: Double? = nil) -> [Hour] {
        guard let start = date(offset).start(in: .gmt) else { return [] }
        return stride(from: step, through: 24, by: step).map { hour in
            var row = Hour(time: start.addingTimeInterval(Double(hour) * 3600), duration: Double(step) * 3600)
            row.high = high.map { Temperature($0) }
            return row
        }
    }

    /// Any forecast of a day, of which each value may be missing, and often near the thresholds.
    static func anyDay(_ offset: Int, using random: inout SeededGenerator) -> Day {
        func value(_ choices: [Double]) -> Double? {
            random.chance(15)
                ? nil
                : choices.randomElement(using: &random).map {
                    $0 + (random.chance(50) ? 0 : Double.random(in: -0.1...0.1, using: &random))
                }
        }
        var day = day(
            offset, high: value([-3, 0, 2.9, 3, 3.1, 6, 9]), low: value([-6, -3, 0, 3]),
            chance: value([0.1, 5, 9, 10, 30, 39, 40, 60, 90]), amount: value([0.1, 0.2, 1, 4.9, 5, 5.1, 10, 20]),
            [nil, .clear, .rain, .snow, .sleet, .thunderstorm].randomElement(using: &random) ?? nil)
        day.isPartial = random.chance(10)
        return day
    }
}
