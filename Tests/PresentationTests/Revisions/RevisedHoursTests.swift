import ForecastHistory
import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherText

/// What is told of days whose forecasts have hours, beside what the page shows of each forecast alone.
struct RevisedHoursTests {
    /// A forecast whose days do not tell what falls, but whose hours do: a chance from ten to five on Friday, and dry before.
    private func report(hoursAgo: Double, chance: Double, amount: Double, sum: Double? = nil) -> WeatherReport {
        var report = RevisedForecast.report(hoursAgo: hoursAgo) { day in
            (day.precipitationProbability, day.precipitation) = (
                nil, day.date.day == 27 ? sum.map { Precipitation($0) } : nil
            )
        }
        let friday = Samples.instant("2026-11-27T10:00:00Z")..<Samples.instant("2026-11-27T17:00:00Z")
        let rows = (0...130).map { index in
            var row = Hour(time: Samples.instant("2026-11-24T00:00:00Z").addingTimeInterval(Double(index) * 3600))
            let falls = friday.contains(row.time)
            row.temperature = Temperature(8)
            row.precipitationProbability = Percentage(falls ? chance : 5)
            row.precipitation = Precipitation(falls ? amount : 0)
            row.condition = falls && amount > 0 ? .rain : .partlyCloudy
            return row
        }
        report.hours = report.days.map { Sourced(rows, source: $0.source, fetchedAt: $0.fetchedAt) }
        return report
    }

    private func told(_ reports: [WeatherReport]) async throws -> [RevisionText] {
        let store = try await RevisedForecast.store(reports)
        let (id, now) = (RevisedForecast.place.id, RevisedForecast.now)
        let report = try #require(try store.report(for: id))
        let revisions = try await ForecastRevisions.read(of: report, at: id, from: store, now: now)
        return RevisionText.all(
            of: report.settled(at: now), over: RevisedForecast.place.coordinates, revisions,
            formatter: Samples.formatter)
    }

    private func row(_ report: WeatherReport, hoursAgo: Double) -> DayRow? {
        let then = RevisedForecast.now.addingTimeInterval(-hoursAgo * 3600)
        return DayRow.rows(
            of: report.settled(at: then), over: RevisedForecast.place.coordinates, formatter: Samples.formatter
        ).first { $0.id == "2026-11-27" }
    }

    @Test("the chance of a day is that of its hours, now and in the earlier forecast, as the page showed it then")
    func chance() async throws {
        let reports = [
            report(hoursAgo: 30, chance: 20, amount: 0, sum: 0), report(hoursAgo: 1, chance: 68, amount: 1, sum: 7),
        ]
        #expect(row(reports[0], hoursAgo: 30)?.chanceText == "20%")
        #expect(row(reports[1], hoursAgo: 1)?.chanceText == "68%")
        #expect(try await told(reports).map(\.changesText) == ["rain 20% → 68%"])
    }

    @Test("what only the hours tell of a day is compared too")
    func hoursAlone() async throws {
        let reports = [report(hoursAgo: 30, chance: 20, amount: 0), report(hoursAgo: 1, chance: 68, amount: 1)]
        #expect(row(reports[0], hoursAgo: 30)?.sumText == "0 mm" && row(reports[1], hoursAgo: 1)?.sumText == "7 mm")
        let texts = try await told(reports)
        #expect(texts.map(\.changesText) == ["rain 20% → 68%"])
        #expect(
            texts.first?.changes == [
                .chance(from: Percentage(20), to: Percentage(68)),
                .amount(from: Precipitation(0), to: Precipitation(7)),
            ])
        #expect(try await told([reports[0], report(hoursAgo: 1, chance: 40, amount: 0)]).isEmpty)
    }

    @Test("each value that is told, old and new, is what the page's row of the day shows of that forecast alone")
    func agreement() async throws {
        var seen: [String: Int] = [:]
        for seed in 0..<500 as Range<UInt64> {
            let pair = RevisedPair(seed: seed)
            let store = try await RevisedForecast.store([pair.old, pair.new])
            let report = try #require(try store.report(for: RevisedForecast.place.id))
            let revisions = try await ForecastRevisions.read(
                of: report, at: RevisedForecast.place.id, from: store, now: pair.now)
            let texts = RevisionText.all(
                of: report.settled(at: pair.now), over: RevisedForecast.place.coordinates, revisions,
                formatter: Samples.formatter)
            let then = pair.shown(pair.old, at: pair.old.days?.fetchedAt ?? pair.now)
            let now = pair.shown(report, at: pair.now)
            for text in texts {
                let (old, new) = (try #require(then[text.date]), try #require(now[text.date]))
                for change in text.changes {
                    let comment: Comment = "seed \(seed), \(text.date): \(text.text)"
                    switch change {
                    case .kind(let before, let after):
                        #expect(old.condition.flatMap(PrecipitationKind.init) == before, comment)
                        #expect(new.condition.flatMap(PrecipitationKind.init) == after, comment)
                        seen["kind", default: 0] += 1
                    case .chance(let before, let after):
                        #expect(old.precipitationProbability == before, comment)
                        #expect(new.precipitationProbability == after, comment)
                        seen["chance", default: 0] += 1
                    case .amount(let before, let after):
                        #expect(old.precipitation == before && new.precipitation == after, comment)
                        seen["amount", default: 0] += 1
                    case .high(let before, let after):
                        #expect(old.high == before && new.high == after, comment)
                        seen["high", default: 0] += 1
                    case .low(let before, let after):
                        #expect(old.low == before && new.low == after, comment)
                        seen["low", default: 0] += 1
                    }
                }
            }
        }
        #expect(["kind", "chance", "amount", "high", "low"].allSatisfy { seen[$0, default: 0] >= 10 }, "\(seen)")
    }
}
