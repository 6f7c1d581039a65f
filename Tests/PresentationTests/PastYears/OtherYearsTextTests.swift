import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

@Suite("Today beside other years, in words")
struct OtherYearsTextTests {
    private let report = QuantityStage.report(days: 4)
    private var context: SentenceContext { QuantityStage.context }

    /// The high of today, which the stage's hours have.
    private func today() throws -> Double {
        try #require(PageQuantity.temperature.dayValue(on: PastYearsStage.today, in: report))
    }

    /// The sentence where the years before have these highs compared with today's, the latest first.
    private func sentence(_ differences: [Double?]) throws -> String? {
        let high = try today()
        let numbers = differences.indices.filter { differences[$0] != nil }.map { $0 + 1 }
        let years = PastYearsStage.years(of: numbers, PastYearsStage.steady { high + (differences[$0 - 1] ?? 0) })
        return OtherYearsText(
            try #require(UsualWeather(.temperature, years, in: context.zone)), in: report,
            over: Samples.london.coordinates, context)?.sentence
    }

    @Test("the highest of all years is told as such, never as a record, and only where no year is missing")
    func highest() throws {
        let below = (1...10).map { -Double($0) - 1 }
        let told = try #require(try sentence(below))
        #expect(told.contains("The highest of all years since 2016."), "\(told)")
        #expect(!told.lowercased().contains("record"))
        var gap: [Double?] = below
        gap[4] = nil
        let some = try #require(try sentence(gap))
        #expect(some.contains("Higher than in 9 of 9 years.") && !some.contains("all years"), "\(some)")
    }

    @Test("what is shown alike is as high, what was higher lately is named, and the rest is counted")
    func ranks() throws {
        let below = (1...9).map { -Double($0) - 1 }
        let above = (1...9).map { Double($0) + 1 }
        for (differences, words) in [
            ([0] + below, "As high as the highest of all years since 2016."),
            (below.prefix(7) + [3, -2, -3], "The highest since 2018."),
            ([3] + below, "Higher than in 9 of 10 years."),
            (above + [12], "The lowest of all years since 2016."),
            (above.prefix(7) + [-3, 2, 3], "The lowest since 2018."),
        ] {
            let told = try sentence(Array(differences)) ?? ""
            #expect(told.contains(words), "\(words) \(told)")
        }
    }

    @Test("a high of 0° is a temperature like any other, and no rain is none")
    func nought() {
        let others = (2016...2025).map { UsualWeather.Other(year: $0, value: Double($0 - 2013)) }
        func told(isSum: Bool) -> String? {
            OtherYearsRank(others, today: 0, before: 2026, isSum: isSum) { "\(Int($0))" }?
                .sentence(QuantityStage.context.formatter)
        }
        #expect(told(isSum: false) == "The lowest of all years since 2016.")
        #expect(told(isSum: true) == "As in 0 of 10 years.")
    }

    @Test("of equal years the sentence names those at the ends of the axis")
    func ties() throws {
        let high = try today()
        let differences = [5.0, 1, 5, -4, 0, -4, 2, 3, 5, -4]
        let years = PastYearsStage.years(PastYearsStage.steady { high + differences[$0 - 1] })
        let usual = try #require(UsualWeather(.temperature, years, in: context.zone))
        let text = try #require(OtherYearsText(usual, in: report, over: Samples.london.coordinates, context))
        let dots = OtherYearsChart(text, of: .temperature, context.formatter).dots
        let (low, top) = (dots.first?.name ?? "", dots.last?.name ?? "")
        #expect(low == "2016" && top == "2025")
        #expect(text.sentence.contains("in \(top), lowest") && text.sentence.contains("in \(low)."), "\(text.sentence)")
    }

    @Test("fewer than five years are set beside nothing")
    func few() throws {
        #expect(try sentence([1, 2, 3, 4]) == nil)
        #expect(try sentence([1, 2, 3, 4, 5]) != nil)
    }

    @Test("the verdict tells of two degrees and more, and agrees with the numbers beside it")
    func verdict() throws {
        let high = try today()
        func verdict(_ difference: Double) throws -> String? {
            let years = PastYearsStage.years(PastYearsStage.steady { _ in high - difference })
            return try #require(UsualWeather(.temperature, years, in: context.zone)).verdict(in: report, context)
        }
        #expect(try verdict(4) == "4° warmer than usual for the time of year")
        #expect(try verdict(-3) == "3° colder than usual for the time of year")
        #expect(try verdict(0.4) == "As usual for the time of year")
    }

    @Test("what is usual stands beside the temperature, and begins the line below other quantities")
    func head() throws {
        let years = PastYearsStage.years { number, time in
            var air = QuantityStage.hours(days: 1)[Int(time.timeIntervalSince1970) / 3600 % 24].conditions
            air.temperature = Temperature((air.temperature?.value ?? 0) - Double(number))
            return air
        }
        let report = QuantityStage.report(days: 4, present: Samples.conditions(.overcast, 9))
        for quantity in [PageQuantity.temperature, .wind, .pressure] {
            let usual = try #require(UsualWeather(quantity, years, in: context.zone))
            let verdict = try #require(usual.verdict(in: report, context))
            let head = QuantityHead(
                of: quantity, in: report, over: Samples.london.coordinates, until: QuantityStage.start + 3 * 86_400,
                usual: usual, context)
            #expect((head.detail == verdict) == (quantity == .temperature), "\(head.detail ?? "")")
            #expect(head.sentence?.hasPrefix(verdict + ".") == (quantity != .temperature), "\(head.sentence ?? "")")
            let spoken = try #require(usual.verdict(in: report, context.speaking))
            #expect(head.sentence?.contains("Highest") == true && head.spokenText.contains(spoken))
        }
    }

    @Test("each quantity has its own comparison", arguments: PageQuantity.allCases.filter(\.hasPastYears))
    func quantities(quantity: PageQuantity) throws {
        let years = PastYearsStage.years { number, time in
            var air = QuantityStage.hours(days: 1)[Int(time.timeIntervalSince1970) / 3600 % 24].conditions
            air.temperature = Temperature((air.temperature?.value ?? 0) - Double(number))
            return air
        }
        let usual = try #require(UsualWeather(quantity, years, in: context.zone))
        let text = try #require(OtherYearsText(usual, in: report, over: Samples.london.coordinates, context))
        #expect(text.years.count == 10 && text.today != nil && text.usual != nil)
        #expect(text.sentence.hasSuffix(".") && text.spokenText.contains(text.title))
        #expect(usual.origin(context)?.contains("2016 to 2025") == true)
        #expect(quantity == .precipitation || usual.verdict(in: report, context) != nil)
    }

    @Test("what falls on a day is that of the day as it is written in numbers, which its row may tell another way")
    func wholeDay() throws {
        let quantity = PageQuantity.precipitation
        let today = CivilDate(context.now, in: context.zone)
        var whole = try #require(report.dayRows.first { $0.date == today })
        whole.precipitation = Precipitation(7)
        #expect(quantity.dayValue(on: today, in: report, of: [whole]) == 7)
        #expect(quantity.dayValue(on: today, in: report) == 3, "by its hours")
        let usual = try #require(
            UsualWeather(
                quantity,
                PastYearsStage.years { _, _ in
                    var air = Conditions()
                    air.precipitation = Precipitation(0)
                    return air
                }, in: context.zone))
        let text = try #require(OtherYearsText(usual, in: report, over: Samples.london.coordinates, context))
        let days = report.wholeDays(over: Samples.london.coordinates)
        #expect(text.today == quantity.dayValue(on: today, in: report, of: days))
    }

    @Test("missing years are named, with why they did not come")
    func missing() {
        let years = PastYearsStage.years(of: Array(1...4), PastYearsStage.steady { _ in 1 })
        let usual = UsualWeather(.temperature, years, in: context.zone)
        let text =
            years.missingText(
                in: usual, after: .offline, at: context.now, context.formatter, besideClockOf: context.zone) ?? ""
        #expect(text.contains("Missing: 2016, 2017, 2018, 2019, 2020, 2021."), "\(text)")
        #expect(text.contains("Usual values need 8 years."))
        #expect(
            years.missingText(
                in: usual, after: .cancelled, at: context.now, context.formatter, besideClockOf: context.zone)?
                .hasPrefix("Missing") == true)
    }
}
