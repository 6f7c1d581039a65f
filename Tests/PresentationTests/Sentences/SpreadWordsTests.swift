import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

@Suite("How sure the forecast is, in words")
struct SpreadWordsTests {
    private let now = Samples.instant("2026-10-24T09:30:00Z")
    private let ensemble = WeatherSource(
        id: Samples.source.id + "-ensemble", name: "Ensemble", attribution: "", homepage: "")

    /// Two days of London's clock change: 24 hours, then 25.
    private func report(
        deviation: Double, chance: Double = 20, condition: WeatherCondition = .clear, until hours: Int = 62
    ) -> SettledReport {
        let zone = Samples.zone("Europe/London")
        let start = Samples.instant("2026-10-23T23:00:00Z")
        let rows = (0..<62).map { index in
            var hour = Hour(
                time: start + Double(index) * 3600, precipitationProbability: Percentage(chance))
            hour.temperature = Temperature(5 - 4 * cos(Double(index) / 12 * .pi))
            (hour.condition, hour.precipitation) = (condition, Precipitation(condition.isWet ? 1 : 0))
            return hour
        }
        var report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: zone, hours: rows,
                days: .built(from: rows, in: zone)))
        report.spread = Sourced(
            rows.prefix(hours).map {
                TemperatureSpread(
                    time: $0.time, mean: $0.temperature ?? Temperature(0),
                    deviation: TemperatureDeviation(deviation))
            }, source: ensemble, fetchedAt: now)
        return report.settled(at: now)
    }

    private func chart(_ report: SettledReport, _ metric: ChartMetric = .temperature) throws -> Meteogram {
        let context = SentenceContext(Samples.formatter, in: report.timeZone, at: now)
        return try #require(HoursChart(metric, hours: report.hourRows, days: report.dayRows, context)).meteogram
    }

    private func rows(_ report: SettledReport) -> [DayRow] {
        DayRow.rows(
            of: report, over: Samples.place("Place", id: "place", at: (51.5, -0.13)).coordinates,
            formatter: Samples.formatter)
    }

    @Test("the reading of an hour has its range from two degrees on, and in how many runs it is dry")
    func hour() throws {
        let meteogram = try chart(report(deviation: 2 / 1.2816))
        let hour = try #require(meteogram.hours.first { $0.timeText == "13:00" && $0.start > 10 })
        #expect(hour.valueText == "9°")
        #expect(
            meteogram.brief(hour).contains("9° · between 7° and 11° · dry in 8 of 10 runs"), "\(meteogram.brief(hour))")
        #expect(!meteogram.brief(hour).contains("20%"))
        #expect(hour.spokenText.contains("between 7 and 11 degrees, dry in 8 of 10 runs"), "\(hour.spokenText)")
        let narrow = try chart(report(deviation: 0.9 / 1.2816))
        #expect(narrow.hours.allSatisfy { !$0.certaintyText.contains("between") })
        #expect(try chart(report(deviation: 2), .wind).hours.allSatisfy { $0.certaintyText.isEmpty && $0.band == nil })
    }

    @Test("no hour before now has a range, and the hour that runs has none either")
    func past() throws {
        let meteogram = try chart(report(deviation: 2))
        let now = try #require(meteogram.now)
        #expect(meteogram.hours.filter { $0.start <= now }.allSatisfy { $0.band == nil && $0.certaintyText.isEmpty })
        #expect(meteogram.hours.filter { $0.start > now }.allSatisfy { $0.band != nil })
    }

    @Test(
        "in how many runs it is dry is told from 5 to 95 percent",
        arguments: [(4, nil), (5, "9"), (14, "9"), (15, "8"), (44, "6"), (49, "5")] as [(Double, String?)])
    func dry(chance: Double, number: String?) throws {
        let texts = try chart(report(deviation: 0.1, chance: chance)).hours.map(\.certaintyText).filter { !$0.isEmpty }
        #expect(Set(texts) == Set([number].compactMap { $0.map { "dry in \($0) of 10 runs" } }))
    }

    @Test("an hour that is shown wet is never told to be dry in some runs, nor is a chance of another service")
    func wet() throws {
        let wet = try chart(report(deviation: 0.1, chance: 90, condition: .rain))
        #expect(wet.hours.allSatisfy { !$0.certaintyText.contains("dry") })
        var other = report(deviation: 0.1).received
        other.spread?.source = WeatherSource(id: "another-ensemble", name: "", attribution: "", homepage: "")
        let theirs = try chart(other.settled(at: now))
        #expect(theirs.hours.allSatisfy { $0.certaintyText.isEmpty } && theirs.hours.contains { $0.band != nil })
    }

    @Test("the row of a day has the range of its high from four degrees on, heard wherever it has no room")
    func day() throws {
        let days = rows(report(deviation: 2.1 / 1.2816))
        let sunday = try #require(days.dropFirst().first)
        #expect(sunday.highText == "9°")
        #expect(sunday.rangedWeather == "\(sunday.weather), 7° to 11°")
        #expect(sunday.spokenText.contains("high between 7 and 11 degrees"), "\(sunday.spokenText)")
        #expect(sunday.rangeDescription.contains("in most runs from \u{2212}1° to 11°"), "\(sunday.rangeDescription)")
        let narrow = rows(report(deviation: 1.9 / 1.2816))
        #expect(narrow.allSatisfy { $0.rangedWeather == nil && !$0.spokenText.contains("between") })
        // Of the third day the report has only the beginning.
        #expect(narrow.map { $0.reach != nil } == [true, true, false])
        #expect(rows(report(deviation: 0.7 / 1.2816)).allSatisfy { $0.reach == nil })
    }

    @Test("of a day of 25 hours the last one counts, too")
    func clockChange() throws {
        let whole = report(deviation: 2)
        let sunday = try #require(whole.dayRows.first { $0.date.description == "2026-10-25" })
        #expect(whole.bands(of: sunday) != nil)
        // The ensemble ends an hour before midnight, by the clock of winter.
        let cut = report(deviation: 2, until: 48)
        #expect(cut.bands(of: sunday) == nil)
        #expect(report(deviation: 2, until: 49).bands(of: sunday) != nil)
    }

    @Test("what is over of today is certain")
    func today() throws {
        let late = report(deviation: 3).received.settled(at: Samples.instant("2026-10-24T20:30:00Z"))
        let today = try #require(late.dayRows.first { $0.date.description == "2026-10-24" })
        let bands = try #require(late.bands(of: today))
        #expect(bands.high.lowest == today.high)
        #expect(bands.low.highest == today.low)
    }
}
