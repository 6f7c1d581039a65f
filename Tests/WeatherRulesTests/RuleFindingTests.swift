import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherRules

/// What a forecast says of a rule.
struct RuleFindingTests {
    @Test(
        "the value that counts is the furthest one in the hours ahead, and the first spell past the threshold is named")
    func spell() throws {
        let hours = Gusts.hours(0...48) { [5: 17, 6: 17, 7: 17, 12: 20, 30: 40][$0] ?? 10 }
        let finding = try #require(Gusts.finding(hours))
        #expect(finding.value == 20 && finding.isWhole)
        #expect(finding.spell?.span == Gusts.time(4)..<Gusts.time(7))
        let calm = try #require(Gusts.finding(Gusts.hours(0...48) { _ in 16 }))
        #expect(calm.spell == nil && calm.value == 16)
    }

    @Test("the value that is told with a spell is that spell's own")
    func ownValue() throws {
        let hours = Gusts.hours(0...48) { [5: 17, 6: 18, 7: 17, 12: 20][$0] ?? 10 }
        let finding = try #require(Gusts.finding(hours))
        #expect(finding.toldValue == 18 && finding.toldAt == Gusts.time(5)..<Gusts.time(6))
        let calm = try #require(Gusts.finding(Gusts.hours(0...48) { $0 == 9 ? 15 : 10 }))
        #expect(calm.toldValue == 15 && calm.toldAt == Gusts.time(8)..<Gusts.time(9))
    }

    @Test(
        "of an hour at the edge counts what lies inside: an instant's value as it is there, a gust as the hour has it")
    func edges() throws {
        // 20° at 00:00 and 4° less each hour; the hour from 00:15 ends at 15°.
        let hours = Gusts.hours(0...48) { 20 - 4 * Double($0) }
        func finding(_ quantity: HourlyQuantity, below threshold: Double) throws -> RuleFinding {
            let rule = WeatherRule("edge", quantity, .below, threshold, scope: .next(hours: 1))
            return try #require(Gusts.finding(hours, rule, at: Gusts.time(0.25)))
        }
        #expect(try finding(.temperature, below: 14).spell == nil)
        #expect(try finding(.temperature, below: 14).value == 15)
        let spell = try #require(try finding(.temperature, below: 16).spell)
        #expect(spell.value == 15 && spell.span == Gusts.time(1)..<Gusts.time(1.25))
        #expect(try finding(.windGust, below: 14).spell?.value == 12)
        let span = try #require(ClockSpan("06:30-08:30"))
        let frost = WeatherRule("frost", .temperature, .below, 2, scope: .part(span, on: []))
        let morning = Gusts.hours(0...48) { $0 < 7 ? 1.4 : 2.6 }
        #expect(try #require(Gusts.finding(morning, frost)).spell == nil)
        let cold = WeatherRule("cold", .temperature, .below, 2.3, scope: .part(span, on: []))
        #expect(try #require(Gusts.finding(morning, cold)).spell?.span == Gusts.time(6.5)..<Gusts.time(7))
    }

    @Test("the rate of an hour that has begun is that of what is left of it")
    func rate() throws {
        var hours = Gusts.hours(0...24) { _ in 10 }
        for row in hours.indices { hours[row].precipitation = Precipitation(0) }
        hours[1].precipitation = Precipitation(0.9)
        hours[1].restStart = Gusts.time(0.75)
        let rule = WeatherRule("rain", .precipitation, .over, 2, scope: .next(hours: 1))
        #expect(try #require(Gusts.finding(hours, rule, at: Gusts.time(0.75))).spell?.value == 3.6)
    }

    @Test("below is the other way")
    func below() throws {
        let frost = WeatherRule("frost", .temperature, .below, 0)
        let hours = Gusts.hours(0...48) { $0 == 20 ? -1 : 4 }
        let finding = try #require(Gusts.finding(hours, frost))
        #expect(finding.value == -1 && finding.spell?.span == Gusts.time(19)..<Gusts.time(21))
    }

    @Test("of too little that is known nothing is said, and a gap is no calm")
    func unknown() throws {
        #expect(Gusts.finding([]) == nil)
        #expect(Gusts.finding(Gusts.hours(0...48) { _ in nil }) == nil)
        #expect(Gusts.finding(Gusts.hours(0...48) { _ in .nan }) == nil)
        let short = try #require(Gusts.finding(Gusts.hours(0...10) { _ in 5 }))
        #expect(!short.isWhole && short.spell == nil)
        let pierced = try #require(Gusts.finding(Gusts.hours(0...48) { $0 == 5 ? nil : 20 }))
        #expect(pierced.spell?.span == Gusts.time(0)..<Gusts.time(4) && pierced.isWhole)
        let missing = Gusts.hours(0...48) { _ in 20 }.filter { $0.time != Gusts.time(5) }
        #expect(try #require(Gusts.finding(missing)).spell?.span == Gusts.time(0)..<Gusts.time(4))
    }

    private func rule(_ text: String, on weekdays: Set<Weekday> = [], toldFrom: String? = nil) throws -> WeatherRule {
        WeatherRule(
            "way", .windGust, .over, 16, scope: .part(try #require(ClockSpan(text)), on: weekdays),
            toldFrom: toldFrom.flatMap { TimeOfDay($0) })
    }

    @Test("a part of a day is the one that is not over, by the clock of the place and on the right days")
    func parts() throws {
        let rule = try rule("07:30-08:30", on: Weekday.workdays, toldFrom: "06:45")
        func span(at hours: Double) throws -> RuleSpan {
            try #require(RuleSpan(of: rule, at: Gusts.time(hours), in: Gusts.berlin))
        }
        // Half past seven in Hamburg is half past six in UTC.
        #expect(try span(at: 0).span == Gusts.time(6.5)..<Gusts.time(7.5))
        #expect(try span(at: 7.4).span == Gusts.time(6.5)..<Gusts.time(7.5))
        #expect(try span(at: 7.5).span == Gusts.time(30.5)..<Gusts.time(31.5))
        #expect(try span(at: 0).toldFrom == Gusts.time(5.75))
        // After Friday's comes Monday's.
        #expect(try span(at: 80).span.lowerBound == Gusts.time(6 * 24 + 6.5))
        #expect(try span(at: 80).day == CivilDate("2026-11-30"))
    }

    @Test("a part that passes midnight has begun the day before, and is told from the evening before that")
    func night() throws {
        let rule = try rule("22:00-06:00", toldFrom: "23:00")
        let span = try #require(RuleSpan(of: rule, at: Gusts.time(3), in: .gmt))
        #expect(span.span == Gusts.time(-2)..<Gusts.time(6) && span.day == CivilDate("2026-11-23"))
        #expect(span.toldFrom == Gusts.time(-25))
    }

    @Test(
        "a part of the night in which the clocks change is as long as that night",
        arguments: [
            ("2026-03-28", 3.0), ("2026-10-24", 5.0), ("2026-06-01", 4.0),
        ])
    func clockChange(date: String, hours: Double) throws {
        let rule = try rule("01:00-05:00")
        let noon = try #require(CivilDate(date)?.start(in: Gusts.berlin)).addingTimeInterval(43_200)
        let span = try #require(RuleSpan(of: rule, at: noon, in: Gusts.berlin)).span
        #expect(span.upperBound.timeIntervalSince(span.lowerBound) == hours * 3600)
    }

    @Test(
        "of a part of the day from which the clocks take an hour what is left counts, and no other hour; one that they take whole is the next day's",
        arguments: [
            ("02:30-03:30", "2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z"),
            ("01:30-02:30", "2026-03-29T00:30:00Z", "2026-03-29T01:00:00Z"),
            ("01:30-03:30", "2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z"),
            ("02:15-02:45", "2026-03-30T00:15:00Z", "2026-03-30T00:45:00Z"),
            ("02:00-03:00", "2026-03-30T00:00:00Z", "2026-03-30T01:00:00Z"),
        ])
    func leftOut(text: String, start: String, end: String) throws {
        let rule = try rule(text)
        let noon = try #require(CivilDate("2026-03-28")?.start(in: Gusts.berlin)).addingTimeInterval(43_200)
        let span = try #require(RuleSpan(of: rule, at: noon, in: Gusts.berlin)).span
        let expected = try Date(start, strategy: .iso8601)..<Date(end, strategy: .iso8601)
        #expect(span == expected)
    }
}
