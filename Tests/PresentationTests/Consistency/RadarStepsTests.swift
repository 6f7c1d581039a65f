import Foundation
import RainMap
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import WeatherText

/// Generated forecasts beside pictures of the same weather.
struct RadarStepsTests {
    private let place = Samples.london.coordinates

    /// The steps of a forecast for the next two hours as radar tells them, five minutes long and without a name; empty where they
    /// are not known.
    private func pictures(_ report: WeatherReport, at now: Date) -> [PrecipitationStep] {
        var steps: [PrecipitationStep] = []
        for step in report.minutes?.value ?? [] where step.time > now && step.time <= now + 7200 {
            let start = step.time - step.duration
            guard let amount = step.precipitation, start <= steps.last?.time ?? now else { break }
            let isWet = amount.value * 3600 / step.duration >= 0.1
            for end in stride(from: start + 300, through: step.time, by: 300) {
                steps.append(
                    PrecipitationStep(
                        time: end, duration: 300,
                        precipitation: Precipitation(isWet ? amount.value * 300 / step.duration : 0)))
            }
        }
        return steps
    }

    /// What rows and tiles say of the days that begin after a time.
    private func days(_ report: WeatherReport, at now: Date, after time: Date) -> [String] {
        let settled = report.settled(at: now)
        func isLater(_ date: CivilDate) -> Bool {
            date.start(in: report.timeZone).map { $0 >= time } ?? false
        }
        let rows = DayRow.rows(of: settled, over: place, formatter: Samples.formatter)
            .filter { CivilDate($0.id).map(isLater) ?? false }
        let context = SentenceContext(Samples.formatter, in: report.timeZone, at: now)
        let tiles = ForecastTiles(of: settled, over: place, context).all
            .filter { !$0.dates.isEmpty && $0.dates.allSatisfy(isLater) }
        return rows.map { "\($0.id) \($0.weather) \($0.sumText) \($0.chanceText ?? "")" }
            + tiles.map { "\($0.title): \($0.sentence)" }
    }

    @Test("pictures of the same weather change nothing that is said of days after them")
    func laterDays() {
        var compared = 0
        for seed in 0..<300 as Range<UInt64> {
            let forecast = GeneratedForecast(seed: seed)
            let (report, now) = (forecast.report, forecast.now)
            let steps = pictures(report, at: now)
            guard let last = steps.last else { continue }
            let seen = report.taking(steps, of: .brightSky, measuredAt: now, at: now)
            // The row that holds their end may be six hours long.
            let end = last.time + 6 * 3600
            let (before, after) = (days(report, at: now, after: end), days(seen, at: now, after: end))
            #expect(before == after, "seed \(seed)")
            compared += before.isEmpty ? 0 : 1
        }
        #expect(compared > 30)
    }
}
