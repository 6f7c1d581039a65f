import Foundation
import WeatherModel

@testable import WeatherText

/// Hours and minutes of weather for the tests of sentences, from one letter each.
enum Sky {
    static let now = Samples.instant("2026-11-21T10:20:00Z")

    /// One row an hour from 10:00 UTC on: "." dry, "r" light rain, "R" heavy rain, "s" snow, "z" freezing rain, "t" thunder,
    /// "h" thunder with hail, "?" possible rain, "!" possible thunder, "x" unknown.
    ///
    /// Code and sum stand in the row that ends the hour, as in all decoded rows.
    static func hours(_ letters: String, from start: Date = Samples.instant("2026-11-21T10:00:00Z")) -> [Hour] {
        var rows = (0...letters.count).map { Hour(time: start + Double($0) * 3600) }
        for (index, letter) in letters.enumerated() where letter != "x" {
            let (condition, amount, probability): (WeatherCondition, Double, Double) =
                switch letter {
                case "r": (.lightRain, 0.6, 90)
                case "R": (.heavyRain, 9, 95)
                case "s": (.snow, 1.5, 90)
                case "z": (.freezingRain, 1, 90)
                case "t": (.thunderstorm, 0.8, 90)
                case "h": (.thunderstormWithHail, 0.8, 90)
                case "?": (.lightRain, 0.2, 35)
                case "!": (.thunderstorm, 0.5, 35)
                default: (.overcast, 0, 2)
                }
            rows[index + 1].condition = condition
            rows[index].temperature = Temperature(letter == "s" ? -1 : 8)
            rows[index + 1].precipitation = Precipitation(amount)
            rows[index + 1].precipitationProbability = Percentage(probability)
        }
        return rows
    }

    /// One step of 15 minutes from 10:15 UTC on: "." dry, "r" light rain, "s" light snow, "x" unknown.
    static func minutes(_ letters: String) -> [PrecipitationStep] {
        letters.enumerated().map { index, letter in
            PrecipitationStep(
                time: Samples.instant("2026-11-21T10:30:00Z") + Double(index) * 900, duration: 900,
                precipitation: letter == "x" ? nil : Precipitation("rs".contains(letter) ? 0.3 : 0),
                condition: ["x": nil, "r": .lightRain, "s": .lightSnow][letter, default: .overcast])
        }
    }

    /// One source's answer, of which the letters are hours and quarter hours.
    static func report(
        _ letters: String = "", minutes: String = "", current: WeatherCondition? = nil, age: TimeInterval = 0,
        days: [Day] = [], in zone: String = "Europe/London"
    ) -> WeatherReport {
        WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: Samples.zone(zone),
                current: current.map { CurrentConditions(time: now - age, conditions: Samples.conditions($0)) },
                minutes: Self.minutes(minutes), hours: letters.isEmpty ? [] : hours(letters), days: days))
    }

    /// What falls by the letters, as all faces tell it.
    static func course(
        _ letters: String = "", minutes: String = "", current: WeatherCondition? = nil
    ) -> PrecipitationCourse {
        report(letters, minutes: minutes, current: current).settled(at: now).course
    }

    static func context(_ zone: String = "Europe/London", at now: Date = now) -> SentenceContext {
        SentenceContext(Samples.formatter, in: Samples.zone(zone), at: now)
    }
}
