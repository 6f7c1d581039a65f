import ForecastHistory
import Foundation
import SeededRandom
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherText

struct RevisionTextTests {
    private func told(
        _ reports: [WeatherReport], _ formatter: WeatherFormatter = Samples.formatter
    ) async throws -> [RevisionText] {
        let store = try await RevisedForecast.store(reports)
        let (id, now) = (RevisedForecast.place.id, RevisedForecast.now)
        let report = try #require(try store.report(for: id))
        let revisions = try await ForecastRevisions.read(of: report, at: id, from: store, now: now)
        return RevisionText.all(
            of: report.settled(at: now), over: RevisedForecast.place.coordinates, revisions, formatter: formatter)
    }

    @Test("a day whose forecast moved has a line, and a sentence for a screen reader")
    func line() async throws {
        let texts = try await told([
            RevisedForecast.report(hoursAgo: 42), RevisedForecast.report(hoursAgo: 1, RevisedForecast.worseFriday),
        ])
        #expect(texts.map(\.text) == ["Since Sunday evening: rain 20% → 70%, high 11° → 7°"])
        #expect(
            texts.map(\.spokenText) == [
                "Since Sunday evening, rain from 20 percent to 70 percent, high from 11 degrees to 7 degrees."
            ])
    }

    @Test("forecasts that hardly moved have none")
    func silent() async throws {
        let texts = try await told([
            RevisedForecast.report(hoursAgo: 42),
            RevisedForecast.report(hoursAgo: 1) { day in
                day.high = Temperature(13.9)
                day.low = Temperature(2.1)
                day.precipitationProbability = Percentage(49)
                day.precipitation = Precipitation(4.9)
            },
        ])
        #expect(texts.isEmpty, "\(texts.map(\.text))")
    }

    @Test("snow instead of rain, and sums where no chance is known, are told")
    func kinds() async throws {
        func report(_ hours: Double, _ condition: WeatherCondition, _ amount: Double) -> WeatherReport {
            RevisedForecast.report(hoursAgo: hours) { day in
                guard day.date.day == 28 else { return }
                (day.condition, day.precipitation) = (condition, Precipitation(amount))
                day.precipitationProbability = nil
                (day.high, day.low) = (Temperature(1), Temperature(-1))
            }
        }
        let texts = try await told([report(30, .rain, 3), report(1, .snow, 12)])
        #expect(texts.map(\.text) == ["Since yesterday morning: snow instead of rain, snow 3 mm → 12 mm"])
    }

    @Test("what was snow and may be rain is not called rain before and after")
    func snowToDry() async throws {
        func report(_ hours: Double, _ condition: WeatherCondition, _ high: Double, _ chance: Double) -> WeatherReport {
            RevisedForecast.report(hoursAgo: hours) { day in
                guard day.date.day == 28 else { return }
                (day.condition, day.precipitation) = (condition, Precipitation(condition == .snow ? 5.4 : 0))
                day.precipitationProbability = Percentage(chance)
                (day.high, day.low) = (Temperature(high), Temperature(-1))
            }
        }
        let dry = try await told([report(30, .snow, -1, 88), report(1, .partlyCloudy, 10, 40)])
        #expect(dry.map(\.changesText) == ["rain or snow 88% → 40%, high −1° → 10°"])
        let snow = try await told([report(30, .snow, 0, 88), report(1, .snow, 1, 40)])
        #expect(snow.map(\.changesText) == ["snow 88% → 40%"])
    }

    @Test(
        "the time since when is that of the place, of its own day",
        arguments: [
            (2.0, "since this morning"), (12, "since early today"), (15, "since yesterday evening"),
            (22, "since yesterday afternoon"),
            (36, "since early yesterday"), (40, "since Sunday evening"),
        ])
    func times(hoursAgo: Double, words: String) async throws {
        let texts = try await told([
            RevisedForecast.report(hoursAgo: hoursAgo),
            RevisedForecast.report(hoursAgo: 0.5, RevisedForecast.worseFriday),
        ])
        #expect(texts.first?.sinceText == words)
    }

    @Test("units are the reader's, and an arrow in a script from right to left still points to the new value")
    func units() async throws {
        let reports = [
            RevisedForecast.report(hoursAgo: 42), RevisedForecast.report(hoursAgo: 1, RevisedForecast.worseFriday),
        ]
        let american = WeatherFormatter(locale: Locale(identifier: "en_US"), units: .us, ownZone: .gmt)
        #expect(try await told(reports, american).first?.changesText == "rain 20% → 70%, high 52° → 45°")
        let hebrew = WeatherFormatter(locale: Locale(identifier: "he_IL"), units: .metric, ownZone: .gmt)
        let text = try #require(try await told(reports, hebrew).first?.changesText)
        #expect(text.contains("\u{2066}") && text.contains("→"))
    }

    @Test("what a line says of now is what the row of its day shows, whatever rows of hours make of it")
    func agreement() async throws {
        var random = SeededGenerator(seed: 5)
        var lines = 0
        for _ in 0..<60 {
            let reports = [40.0, 20, 1].map { hoursAgo in
                var report = RevisedForecast.report(hoursAgo: hoursAgo) { day in
                    day.high = Temperature(Double.random(in: 4...14, using: &random).rounded())
                    day.low = Temperature(Double.random(in: -3...3, using: &random).rounded())
                    day.precipitationProbability = Percentage(Double.random(in: 0...100, using: &random).rounded())
                    day.condition = [.clear, .rain, .overcast].randomElement(using: &random)
                }
                let start = Samples.instant("2026-11-24T00:00:00Z")
                let rows = (0...130).map { index in
                    var row = Hour(time: start.addingTimeInterval(Double(index) * 3600))
                    row.temperature = Temperature(Double.random(in: 0...12, using: &random).rounded())
                    row.precipitation = Precipitation(random.chance(10) ? 2 : 0)
                    row.precipitationProbability = Percentage(Double.random(in: 0...60, using: &random).rounded())
                    row.condition = row.precipitation == Precipitation(0) ? .overcast : .rain
                    return row
                }
                report.hours = report.days.map { Sourced(rows, source: $0.source, fetchedAt: $0.fetchedAt) }
                return report
            }
            let texts = try await told(reports)
            let settled = try #require(reports.last).settled(at: RevisedForecast.now)
            let rows = DayRow.rows(
                of: settled, over: RevisedForecast.place.coordinates, formatter: Samples.formatter, revisions: texts)
            for row in rows {
                guard let text = row.revisionText else { continue }
                lines += 1
                if let high = text.firstMatch(of: /high \S+ → (\S+°)/) { #expect(high.1 == row.highText, "\(text)") }
                if let low = text.firstMatch(of: /low \S+ → (\S+°)/) { #expect(low.1 == row.lowText, "\(text)") }
                if let rain = text.firstMatch(of: /rain \S+ → (\d+%)/), row.chanceText?.hasSuffix("%") == true {
                    #expect(String(rain.1) == row.chanceText, "\(text)")
                }
                #expect(row.spokenText.contains("Since "))
            }
        }
        #expect(lines > 50)
    }
}
