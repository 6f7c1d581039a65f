import Foundation
import SeededRandom
import WeatherModel

@testable import ForecastHistory

/// Days whose weather is known, as it was reported, and sources whose errors are known.
struct PlayedSeason {
    /// A source that errs with a bias and a spread in degrees, and sees so much of the rain.
    struct Teller {
        var source: WeatherSource
        var bias = 0.0
        var spread = 1.0
        /// The degrees that the spread grows by with each day ahead.
        var growth = 0.0
        /// The chance it gives a day on which rain falls, and one that stays dry.
        var chances = (wet: 80.0, dry: 10.0)
    }

    static let first = Forecasts.today.dayNumber - 60
    let zone: TimeZone
    let now: Date
    private(set) var reports: [CurrentConditions] = []
    private(set) var issues: [ForecastIssue] = []
    private(set) var highs: [Double] = []
    private(set) var wet: [Bool] = []

    init(
        days: Int, tellers: [Teller], seed: UInt64, in zone: TimeZone = .gmt, kind: ValueKind = .observed,
        everyHours: Int = 1
    ) {
        self.zone = zone
        var random = SeededGenerator(seed: seed)
        let begin = Self.first
        now = CivilDate(dayNumber: begin + days).start(in: zone) ?? Forecasts.noon
        var level = 10.0
        for _ in 0..<days + 8 {
            level = 10 + 0.6 * (level - 10) + 3 * random.normal()
            highs.append(level)
            wet.append(random.chance(40))
        }
        for day in 0..<days {
            guard let span = CivilDate(dayNumber: begin + day).span(in: zone) else { continue }
            let length = span.upperBound.timeIntervalSince(span.lowerBound) / 3600
            for hour in stride(from: 0.0, to: length, by: Double(everyHours)) {
                var report = CurrentConditions(time: span.lowerBound.addingTimeInterval(hour * 3600), kind: kind)
                // The low at the day's beginning, the high at hour 15.
                let share = 1 - abs(hour - 15) / 15
                report.temperature = Temperature(highs[day] - 8 + 8 * max(share, 0))
                report.condition = wet[day] && (9.0...12).contains(hour) ? .rain : .overcast
                reports.append(report)
            }
        }
        for teller in tellers {
            for made in 0..<days {
                let start = CivilDate(dayNumber: begin + made).start(in: zone) ?? now
                let rows = (0...6).map { ahead in
                    var day = Day(date: CivilDate(dayNumber: begin + made + ahead))
                    let spread = teller.spread + teller.growth * Double(ahead)
                    day.high = Temperature(highs[made + ahead] + teller.bias + spread * random.normal())
                    day.low = Temperature(highs[made + ahead] - 8 + teller.bias + spread * random.normal())
                    day.precipitationProbability = Percentage(
                        wet[made + ahead] ? teller.chances.wet : teller.chances.dry)
                    return day
                }
                let time = start.addingTimeInterval(6 * 3600)
                issues.append(
                    ForecastIssue(
                        source: teller.source, fetchedAt: time, confirmedAt: time.addingTimeInterval(3600), days: rows))
            }
        }
    }

    var card: Scorecard { Scorecard(of: issues, against: reports, in: zone, at: now) }
}

extension SeededGenerator {
    /// A number of the standard normal distribution, by Box and Muller's transform.
    mutating func normal() -> Double {
        let (one, other) = (Double.random(in: 1e-12..<1, using: &self), Double.random(in: 0..<1, using: &self))
        return (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
    }
}
