import Foundation
import SeededRandom
import WeatherModel

@testable import WeatherText

/// Two forecasts of one source made from a number, a day apart: with rows of one, three or six hours, gaps, missing values,
/// days that contradict their hours, and clock changes.
struct RevisedPair {
    let old: WeatherReport
    let new: WeatherReport
    let now: Date
    private static let zones = [
        "Europe/London", "Europe/Berlin", "Asia/Kathmandu", "Pacific/Chatham", "Pacific/Pago_Pago", "America/New_York",
    ]
    private static let days = ["2026-11-24", "2026-07-04", "2026-03-27", "2026-10-23", "2026-03-06", "2026-10-30"]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let zone = Samples.zone(Self.zones.randomElement(using: &random) ?? "Europe/London")
        let day = Samples.instant((Self.days.randomElement(using: &random) ?? "2026-11-24") + "T00:00:00Z")
        now = day.addingTimeInterval(Double.random(in: 0..<86_400, using: &random).rounded())
        let step = [1, 1, 3, 6].randomElement(using: &random) ?? 1
        let other = random.chance(80) ? step : [1, 3, 6].randomElement(using: &random) ?? 1
        old = Self.report(
            now.addingTimeInterval(-Double.random(in: 10...40, using: &random) * 3600), zone, step, &random)
        new = Self.report(now.addingTimeInterval(-1800), zone, other, &random)
    }

    /// Returns the days as the page shows them that has nothing but the report.
    func shown(_ report: WeatherReport, at moment: Date) -> [CivilDate: Day] {
        let all = DayOutlooks(of: report.settled(at: moment), over: RevisedForecast.place.coordinates).all
        return Dictionary(all.map { ($0.day.date, $0.day) }) { first, _ in first }
    }

    private static func report(
        _ fetched: Date, _ zone: TimeZone, _ step: Int, _ random: inout SeededGenerator
    ) -> WeatherReport {
        let isFrozen = random.chance(40)
        let first = CivilDate(fetched, in: zone).dayNumber
        let days = (0...6).map { index in
            var day = Day(date: CivilDate(dayNumber: first + index))
            let low = Double.random(in: -8...6, using: &random)
            day.condition = random.chance(90) ? condition(isWet: random.chance(50), isFrozen, &random) : nil
            day.low = random.chance(95) ? Temperature(low) : nil
            day.high = random.chance(95) ? Temperature(low + Double.random(in: 0...12, using: &random)) : nil
            day.precipitation = random.chance(80) ? Precipitation(random.chance(40) ? 9 : 0) : nil
            day.precipitationProbability =
                random.chance(70) ? Percentage(Double(Int.random(in: 0...100, using: &random))) : nil
            return day
        }
        let hours = random.chance(90) ? rows(fetched, step, isFrozen, &random) : []
        return WeatherReport(
            Forecast(source: Samples.source, fetchedAt: fetched, timeZone: zone, hours: hours, days: days))
    }

    /// Rows that end at multiples of their length in UTC, as models give them.
    private static func rows(
        _ fetched: Date, _ step: Int, _ isFrozen: Bool, _ random: inout SeededGenerator
    ) -> [Hour] {
        let length = Double(step) * 3600
        let start = Date(timeIntervalSince1970: (fetched.timeIntervalSince1970 / length).rounded(.down) * length)
        let base = Double.random(in: -6...12, using: &random)
        let areWhole = random.chance(50)
        var isWet = random.chance(50)
        return (0..<Int.random(in: 20...140, using: &random) / step + 1).compactMap { index in
            var row = Hour(time: start.addingTimeInterval(Double(index) * length), duration: length)
            if random.chance(20) { isWet.toggle() }
            row.temperature = Temperature(base + 5 * sin(row.time.timeIntervalSince1970 / 86_400 * 2 * .pi))
            if step > 1, areWhole { (row.high, row.low) = (Temperature(base + 6), Temperature(base - 6)) }
            row.condition = random.chance(97) ? condition(isWet: isWet, isFrozen, &random) : nil
            row.precipitation = areWhole || random.chance(90) ? Precipitation(isWet ? Double(step) : 0) : nil
            row.precipitationProbability =
                areWhole || random.chance(90)
                ? Percentage(Double(Int.random(in: isWet ? 40...100 : 0...30, using: &random))) : nil
            return random.chance(1) ? nil : row
        }
    }

    private static func condition(
        isWet: Bool, _ isFrozen: Bool, _ random: inout SeededGenerator
    ) -> WeatherCondition? {
        let wet: [WeatherCondition] = isFrozen ? [.lightSnow, .snow, .snowShowers] : [.lightRain, .rain, .rainShowers]
        return (isWet ? wet : [.clear, .partlyCloudy, .overcast]).randomElement(using: &random)
    }
}
