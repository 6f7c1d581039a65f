import ForecastHistory
import Foundation
import WeatherModel

@testable import Presentation
@testable import WeatherText

/// What is told of a forecast that has changed.
enum RevisionVoice {
    static func all() async throws -> [String] {
        var texts: [String] = []
        for (old, new) in pairs {
            for hoursAgo in [2.0, 14, 30] {
                let now = RevisedForecast.now
                let reports = [
                    RevisedForecast.report(hoursAgo: hoursAgo, old), RevisedForecast.report(hoursAgo: 1, new),
                ]
                let store = try await RevisedForecast.store(reports)
                let revisions = try await ForecastRevisions.read(
                    of: reports[1], at: RevisedForecast.place.id, from: store, now: now)
                let told = RevisionText.told(
                    of: reports[1].settled(at: now), over: RevisedForecast.place.coordinates, revisions,
                    formatter: Samples.formatter)
                texts += told.flatMap { [$0.text, $0.spokenText] }
            }
        }
        return texts + (try await courses())
    }

    private typealias Change = (inout Day) -> Void

    private static func friday(
        _ condition: WeatherCondition, high: Double = 11, low: Double = 5, chance: Double? = 20, amount: Double = 0
    ) -> Change {
        { day in
            guard day.date.day == 27 else { return }
            day.condition = condition
            (day.high, day.low, day.precipitation) = (Temperature(high), Temperature(low), Precipitation(amount))
            day.precipitationProbability = chance.map { Percentage($0) }
        }
    }

    private static var pairs: [(Change, Change)] {
        let dry = friday(.partlyCloudy)
        return [
            (dry, friday(.rain, chance: 70, amount: 4)), (friday(.rain, chance: 80, amount: 6), dry),
            (dry, friday(.partlyCloudy, high: 16)), (dry, friday(.clear, high: 7, low: -3)),
            (
                friday(.rain, high: 3, low: 0, chance: 80, amount: 4),
                friday(.snow, high: 1, low: -2, chance: 90, amount: 5)
            ),
            (friday(.partlyCloudy, chance: nil), friday(.heavyRain, chance: nil, amount: 14)),
            (
                friday(.snow, high: 0, low: -4, chance: nil, amount: 1),
                friday(.snow, high: 0, low: -9, chance: nil, amount: 12)
            ),
        ]
    }

    /// The line over the rows of forecasts that moved one way, back and forth, and hardly.
    private static func courses() async throws -> [String] {
        var texts: [String] = []
        let courses: [[(high: Double, chance: Double)]] = [
            [(11, 20), (9, 40), (7, 70)], [(5, 80), (8, 40), (11, 10)], [(11, 20), (5, 60), (9, 20), (8, 20)],
            [(10, 20), (10, 25), (10, 22)], [(10, 20), (10, 50), (10, 70), (10, 70)],
        ]
        for course in courses {
            let reports = course.enumerated().map { index, value in
                RevisedForecast.report(
                    hoursAgo: Double(course.count - index) * 6,
                    friday(.rainShowers, high: value.high, chance: value.chance))
            }
            guard let last = reports.last else { continue }
            let store = try await RevisedForecast.store(reports)
            let (place, now) = (RevisedForecast.place, RevisedForecast.now)
            let date = CivilDate(dayNumber: CivilDate(now, in: last.timeZone).dayNumber + 3)
            guard let day = last.days?.value.first(where: { $0.date == date }),
                let issues = try await DayIssues.read(of: date, in: last, at: place.id, from: store, now: now)
            else { continue }
            let text = DayIssuesText(
                issues, present: day, over: place.coordinates,
                SentenceContext(Samples.formatter, in: last.timeZone, at: now))
            texts += [text.title, text.drift, text.spokenText]
        }
        return texts
    }
}
