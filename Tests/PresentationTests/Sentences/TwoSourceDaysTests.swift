import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import WeatherText

/// A row of a day is one source's, and a number shown for now contradicts none beside it.
struct TwoSourceDaysTests {
    private let now = Samples.instant("2026-11-19T09:00:00Z")

    /// Dry hours of one source beside another's days, of which the second has rain.
    private func report(present: Double? = nil, by source: WeatherSource = Samples.source) -> SettledReport {
        var days = ["2026-11-19", "2026-11-20"].map { Samples.day($0, .clear, low: 6, high: 16, chance: 0) }
        days[1].condition = .rain
        (days[1].precipitation, days[1].precipitationProbability) = (Precipitation(4), Percentage(80))
        var report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: .gmt,
                current: present.map { CurrentConditions(time: now, conditions: Samples.conditions(.clear, $0)) },
                hours: Sky.hours(String(repeating: ".", count: 60), from: Samples.instant("2026-11-19T00:00:00Z")),
                days: days))
        report.hours?.source = .metNorway
        report.current?.source = source
        return report.settled(at: now)
    }

    private func highLow(_ report: SettledReport) -> String? {
        CurrentWeatherText(
            of: SavedPlace(Samples.london), in: report, formatter: Samples.formatter)?.highLowText?
            .replacing("\u{A0}", with: " ")
    }

    @Test("words, chance and amount of a row are those of the source of its high and low")
    func row() {
        let report = report()
        let rows = DayRow.rows(of: report, over: Samples.london.coordinates, formatter: Samples.formatter)
        #expect(rows.map(\.weather).last == "Moderate rain")
        #expect(rows.last?.sumText == "4 mm" && rows.last?.chanceText == "80%")
        let tile = ForecastTiles(
            of: report, over: Samples.london.coordinates, SentenceContext(Samples.formatter, in: .gmt, at: now)
        ).all.first { $0.id == .tomorrow }
        #expect(tile?.sentence == "Moderate rain")
    }

    @Test("a high or low that another source's temperature of now has passed is not shown")
    func passed() {
        #expect(highLow(report(present: 20, by: .metNorway)) == "Low 6°")
        #expect(highLow(report(present: 2, by: .metNorway)) == "High 16°")
        #expect(highLow(report(present: 10, by: .metNorway)) == "High 16° · Low 6°")
        #expect(highLow(report(present: 20)) == "High 20° · Low 6°")
    }
}
