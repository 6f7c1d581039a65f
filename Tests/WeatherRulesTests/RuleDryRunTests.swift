import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherRules

/// What a rule would have told.
struct RuleDryRunTests {
    /// Two forecasts a day for 14 days, each of the 48 hours after it.
    private func issues(_ gust: (Int) -> Double) -> [RuleDryRun.Issue] {
        (0..<28).map { number in
            let start = -14 * 24 + number * 12
            return RuleDryRun.Issue(
                fetchedAt: Gusts.time(Double(start)), hours: Gusts.hours(start...(start + 48), gust))
        }
    }

    private func run(_ rule: WeatherRule = Gusts.gale, _ gust: (Int) -> Double) -> RuleDryRun {
        RuleDryRun(of: rule, in: issues(gust), over: Gusts.hamburg, in: .gmt, until: Gusts.time(-1))
    }

    @Test("today is one of the 14 days")
    func fourteen() {
        let last = RuleDryRun.Issue(fetchedAt: Gusts.time(1), hours: Gusts.hours(1...20) { _ in 5 })
        let late = RuleDryRun(
            of: Gusts.gale, in: issues { _ in 5 } + [last],
            over: Gusts.hamburg, in: .gmt, until: Gusts.time(3))
        #expect(late.days == 14)
    }

    @Test("a notice has the value of the weather whose day it names")
    func ownValue() {
        let issue = RuleDryRun.Issue(
            fetchedAt: Gusts.time(-20), hours: Gusts.hours(-20...30) { $0 == -10 ? 18 : $0 == 2 ? 30 : 5 })
        let run = RuleDryRun(of: Gusts.gale, in: [issue], over: Gusts.hamburg, in: .gmt, until: Gusts.time(-19))
        #expect(run.notices.map(\.value) == [18])
    }

    @Test("each storm is told once, on the day of which it is told")
    func storms() {
        let days = [-11, -10, -6]
        let run = run { hour in days.contains { (hour - $0 * 24) == 15 } ? 21 : 8 }
        #expect(run.days == 14 && run.suggestion == nil)
        #expect(run.notices.map(\.day) == days.map { CivilDate(Gusts.time(Double($0) * 24), in: .gmt) })
        #expect(run.notices.allSatisfy { $0.value == 21 })
    }

    @Test("a rule that tells nearly every day is told of a threshold by which it tells less")
    func tooMany() throws {
        let run = run { hour in
            guard (hour % 24 + 24) % 24 == 15 else { return 5 }
            return (hour + 24 * 20) / 24 % 7 == 0 ? 30 : 18
        }
        #expect(run.notices.count > 10)
        let suggestion = try #require(run.suggestion)
        #expect(abs(suggestion.threshold - (16 + HourlyQuantity.windGust.step)) < 1e-9 && suggestion.count == 2)
    }

    @Test("a day that is told of before it comes is one of the days, and its value is past the threshold")
    func toldAhead() throws {
        let issue = RuleDryRun.Issue(fetchedAt: Gusts.time(1), hours: Gusts.hours(1...60) { $0 == 30 ? 21 : 8 })
        let run = RuleDryRun(of: Gusts.gale, in: [issue], over: Gusts.hamburg, in: .gmt, until: Gusts.time(9))
        #expect(run.notices.map(\.day) == [CivilDate(Gusts.time(30), in: .gmt)])
        #expect(run.values.count == 15 && run.values.last?.day == run.notices.first?.day)
        #expect(run.values.last?.value == 21 && run.values.dropLast().last?.value == 8)
    }

    @Test("a day of which a later forecast thought better has the value that was told")
    func withdrawn() throws {
        let issues = [(1, 21.0), (5, 8)].map { hours, gust in
            RuleDryRun.Issue(
                fetchedAt: Gusts.time(Double(hours)), hours: Gusts.hours(hours...60) { $0 == 12 ? gust : 8 })
        }
        let run = RuleDryRun(of: Gusts.gale, in: issues, over: Gusts.hamburg, in: .gmt, until: Gusts.time(14))
        #expect(run.notices.count == 1 && run.values.count == 14)
        #expect(run.values.last?.value == 21)
    }

    @Test("nothing is told of what is older than six hours, or of nothing")
    func old() {
        let late = RuleDryRun.Issue(fetchedAt: Gusts.time(-100), hours: Gusts.hours(-100 ... -50) { $0 > -60 ? 30 : 5 })
        let run = RuleDryRun(of: Gusts.gale, in: [late], over: Gusts.hamburg, in: .gmt, until: Gusts.midnight)
        #expect(run.notices.isEmpty && run.days >= 1)
        #expect(RuleDryRun(of: Gusts.gale, in: [], over: Gusts.hamburg, in: .gmt, until: Gusts.midnight).days == 0)
    }

    @Test("what is first forecast in quiet hours is told at their end, as long as the source goes on giving the same")
    func quietHours() {
        let night = ClockSpan(from: TimeOfDay(hour: 22), until: TimeOfDay(hour: 7))
        let rule = WeatherRule("gusts", .windGust, .over, 60 / 3.6, quietHours: night)
        let issue = RuleDryRun.Issue(
            fetchedAt: Gusts.time(-5.0 / 6), confirmedAt: Gusts.time(17),
            hours: Gusts.hours(-1...60) { $0 == 18 ? 66 / 3.6 : 5 })
        let run = RuleDryRun(of: rule, in: [issue], over: Gusts.hamburg, in: .gmt, until: Gusts.time(17))
        #expect(run.notices.map(\.at) == [Gusts.time(7)])
    }

    @Test("quiet hours end between two forecasts, by the first of which it is told")
    func betweenForecasts() throws {
        let until = try #require(TimeOfDay("07:30"))
        let rule = WeatherRule(
            "gusts", .windGust, .over, 60 / 3.6, quietHours: ClockSpan(from: TimeOfDay(hour: 22), until: until))
        func issue(_ hours: Double, _ gust: Double) -> RuleDryRun.Issue {
            RuleDryRun.Issue(
                fetchedAt: Gusts.time(hours), hours: Gusts.hours(Int(hours)...60) { $0 == 18 ? gust / 3.6 : 5 })
        }
        let run = RuleDryRun(
            of: rule, in: [issue(6.2, 66), issue(7.8, 30)], over: Gusts.hamburg, in: .gmt, until: Gusts.time(9))
        #expect(run.notices.map(\.at) == [Gusts.time(7.5)])
    }
}
