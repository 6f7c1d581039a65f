import Foundation
import SeededRandom
import Testing
import WeatherModel
import WeatherStore

@testable import ForecastHistory

struct ScorecardTests {
    private let good = PlayedSeason.Teller(source: Forecasts.source("good"), spread: 1)
    private let poor = PlayedSeason.Teller(source: Forecasts.source("poor"), bias: 1, spread: 2, growth: 0.5)

    private func score(_ card: Scorecard, _ id: String, _ ahead: Int = 1) throws -> SourceScore {
        try #require(card.scores.first { $0.source.id == id && $0.daysAhead == ahead })
    }

    /// The mean absolute value of a normal distribution.
    private func expected(bias: Double, spread: Double) -> Double {
        spread * (2 / .pi).squareRoot() * exp(-bias * bias / (2 * spread * spread))
            + bias * erf(bias / (spread * 2.0.squareRoot()))
    }

    @Test(
        "the errors of sources are found within the stated uncertainty, in 19 cases of 20 or nearly",
        arguments: [1, 3, 5])
    func knownErrors(ahead: Int) throws {
        let rounds = 100
        var (found, foundPoor) = (0, 0)
        for seed in 0..<rounds {
            let card = PlayedSeason(days: 60, tellers: [good, poor], seed: UInt64(seed)).card
            let (one, other) = (try score(card, "good", ahead), try score(card, "poor", ahead))
            #expect(one.days == 60 - ahead && other.days == one.days)
            let (mean, poorMean) = (try #require(one.high), try #require(other.low))
            if abs(mean.value - expected(bias: 0, spread: 1)) <= mean.margin { found += 1 }
            let truth = expected(bias: 1, spread: 2 + 0.5 * Double(ahead))
            if abs(poorMean.value - truth) <= poorMean.margin { foundPoor += 1 }
            #expect(mean.margin < 0.3 && poorMean.margin < 1.5, "an uncertainty that says nothing")
        }
        #expect(found >= 88 && foundPoor >= 88, "\(found) and \(foundPoor) of \(rounds)")
    }

    @Test("the better source is proposed first, and luck is none")
    func order() {
        var lucky = 0
        for seed in 0..<100 {
            let season = PlayedSeason(days: 60, tellers: [poor, good], seed: UInt64(seed))
            #expect(season.card.order == ["good", "poor"])
            let twin = PlayedSeason.Teller(source: Forecasts.source("twin"), spread: 1)
            if !PlayedSeason(days: 60, tellers: [good, twin], seed: UInt64(seed)).card.order.isEmpty { lucky += 1 }
        }
        #expect(lucky <= 3, "\(lucky) of 100 twins were told apart")
    }

    @Test("under ten days nothing is said, however well it went", arguments: [5, 10])
    func few(days: Int) throws {
        for seed in 0..<50 {
            let card = PlayedSeason(days: days, tellers: [good, poor], seed: UInt64(seed)).card
            #expect(card.order.isEmpty)
            for score in card.scores {
                #expect(score.days < 10 && score.high == nil && score.low == nil && score.rain == nil)
            }
        }
        #expect(try score(PlayedSeason(days: 11, tellers: [good], seed: 1).card, "good").high != nil)
    }

    @Test("rain is counted, and no score leaves its bounds")
    func rain() throws {
        var random = SeededGenerator(seed: 7)
        for seed in 0..<50 {
            var teller = good
            teller.chances = (Double.random(in: 0...100, using: &random), Double.random(in: 0...100, using: &random))
            let season = PlayedSeason(days: 40, tellers: [teller], seed: UInt64(seed))
            let score = try score(season.card, "good")
            let rain = try #require(score.rain)
            #expect(rain.hits + rain.misses + rain.falseAlarms + rain.correctDry == score.days)
            #expect(rain.wetDays == season.wet[1..<40].count { $0 })
            #expect(rain.hits == (teller.chances.wet >= 50 ? rain.wetDays : 0))
            #expect(rain.falseAlarms == (teller.chances.dry >= 50 ? score.days - rain.wetDays : 0))
            #expect((0...1).contains(rain.brier) && rain.skill.map { $0 <= 1 } ?? true)
            let error = [teller.chances.wet / 100 - 1, teller.chances.dry / 100].map { $0 * $0 }
            let truth =
                (Double(rain.wetDays) * error[0] + Double(score.days - rain.wetDays) * error[1]) / Double(score.days)
            #expect(abs(rain.brier - truth) < 1e-9)
        }
    }

    @Test("a source that knows all is better than persistence, and one that repeats the day before is as good")
    func skill() throws {
        var sure = good
        (sure.chances, sure.spread) = ((100, 0), 0.01)
        let score = try score(PlayedSeason(days: 40, tellers: [sure], seed: 3).card, "good")
        #expect(score.rain?.brier == 0 && score.rain?.skill == 1)
        #expect(try #require(score.persistedHigh).value > 1)
        #expect(try #require(score.high).value < 0.1)
    }

    @Test("the order in which forecasts and reports are kept does not matter")
    func shuffled() {
        var random = SeededGenerator(seed: 8)
        let season = PlayedSeason(days: 30, tellers: [good, poor], seed: 5)
        for _ in 0..<5 {
            let card = Scorecard(
                of: season.issues.shuffled(using: &random), against: season.reports.shuffled(using: &random),
                in: season.zone, at: season.now)
            #expect(card == season.card)
        }
    }

    @Test("days are those of the place, also where clocks change", arguments: ["Pacific/Chatham", "America/New_York"])
    func zones(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let card = PlayedSeason(days: 60, tellers: [good], seed: 9, in: zone).card
        #expect(card.observedDays == 60)
        #expect(try score(card, "good").days == 59)
        #expect(try #require(score(card, "good").high).value < 1.3)
    }

    @Test("reports with gaps of more than three hours are no day, and models are told from stations")
    func coverage() {
        #expect(
            PlayedSeason(days: 20, tellers: [good], seed: 1, everyHours: 4).card.scores.allSatisfy { $0.high == nil })
        #expect(PlayedSeason(days: 20, tellers: [good], seed: 1, everyHours: 3).card.observedDays == 20)
        #expect(PlayedSeason(days: 20, tellers: [good], seed: 1).card.isMeasured)
        #expect(!PlayedSeason(days: 20, tellers: [good], seed: 1, kind: .forecast).card.isMeasured)
    }

    @Test("a day of which a few reports saw rain is none, as those that saw none of a dry day are not")
    func sparse() throws {
        let start = try #require(Forecasts.today.start(in: .gmt))
        func reports(_ hours: [Double]) -> [CurrentConditions] {
            hours.map { hour in
                var report = CurrentConditions(time: start.addingTimeInterval(hour * 3600), kind: .observed)
                (report.temperature, report.condition) = (Temperature(8), .rain)
                return report
            }
        }
        #expect(DayObservation.all(from: reports([8, 9.5, 11, 13]), in: .gmt).isEmpty)
        let whole = DayObservation.all(from: reports(stride(from: 1, to: 24, by: 2).map { $0 }), in: .gmt)
        #expect(whole.map(\.isWet) == [true])
    }

    @Test("the day that has begun is not over")
    func today() {
        let season = PlayedSeason(days: 20, tellers: [good], seed: 1)
        let card = Scorecard(
            of: season.issues, against: season.reports, in: .gmt, at: season.now.addingTimeInterval(-60))
        #expect(card.observedDays == 19)
    }
}
