import Foundation
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import WeatherRules

/// What a reader is told of a rule.
struct RuleTextTests {
    private let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric, ownZone: .gmt)

    private func verdict(_ rule: WeatherRule, _ hours: [Hour], holds: Bool) throws -> String {
        let finding = try #require(Gusts.finding(hours, rule))
        return RuleText(rule, formatter).verdict(finding, holds: holds, in: .gmt)
    }

    @Test("what it is about, and when, is said")
    func scope() throws {
        let gale = RuleText(WeatherRule("gale", .windGust, .over, 60 / 3.6, scope: .next(hours: 48)), formatter)
        #expect(gale.what == "Gusts over 60 km/h" && gale.scope == "next 48 hours")
        let part = WeatherRule.Scope.part(try #require(ClockSpan("07:30-08:30")), on: Weekday.workdays)
        let way = RuleText(WeatherRule("way", .temperature, .below, 0, scope: part), formatter)
        #expect(way.what == "Temperature below 0°" && way.scope == "07:30 to 08:30, weekdays")
    }

    @Test("the verdict has the value that decides and the time without a break")
    func verdicts() throws {
        let rule = WeatherRule("gale", .windGust, .over, 60 / 3.6)
        let storm = Gusts.hours(0...48) { (15...18).contains($0) ? 20 : 10 }
        #expect(
            try verdict(rule, storm, holds: true)
                == "Yes. Gusts over 60 km/h: up to 72 km/h, Tuesday 24 Nov, 14:00 to 18:00.")
        let calm = Gusts.hours(0...48) { _ in 10 }
        #expect(try verdict(rule, calm, holds: false) == "No. Gusts over 60 km/h: 36 km/h at most.")
        #expect(
            try verdict(rule, calm, holds: true)
                == "Yes, until it has stayed lower for three hours. Gusts over 60 km/h: 36 km/h at most.")
    }

    @Test("a value past the threshold never reads like the threshold")
    func rounding() throws {
        let rule = WeatherRule("gale", .windGust, .over, 60 / 3.6)
        let hardly = Gusts.hours(0...48) { _ in 60.01 / 3.6 }
        #expect(try verdict(rule, hardly, holds: true).contains("up to 60.01 km/h"))
        #expect(
            try verdict(rule, Gusts.hours(0...48) { _ in 60.001 / 3.6 }, holds: true).contains("up to 60.01 km/h"))
        let frost = WeatherRule("frost", .temperature, .below, 0)
        #expect(try verdict(frost, Gusts.hours(0...48) { _ in -0.01 }, holds: true).contains("down to −0.01°"))
        #expect(
            try verdict(frost, Gusts.hours(0...48) { _ in 0 }, holds: false) == "No. Temperature below 0°: 0° at least."
        )
        // What is 60 km/h in m/s and back is still 60.
        #expect(
            try verdict(rule, Gusts.hours(0...48) { _ in 16.666_666_7 }, holds: false).contains(": 60 km/h at most."))
    }

    @Test("a value that does not read like the threshold is rounded as any other")
    func ordinaryRounding() throws {
        let wet = WeatherRule("wet", .precipitation, .over, 1)
        let hours = Gusts.hours(0...48) { _ in 0 }.map { hour in
            var hour = hour
            hour.conditions.precipitation = Precipitation(1.34)
            return hour
        }
        #expect(try verdict(wet, hours, holds: true).contains("up to 1.3 mm/h"))
    }

    @Test("values stand beside a threshold of hundredths with hundredths")
    func hundredths() throws {
        let wet = WeatherRule("wet", .precipitation, .over, 0.25)
        func hours(_ rate: Double) -> [Hour] {
            Gusts.hours(0...48) { _ in 0 }.map { hour in
                var hour = hour
                hour.conditions.precipitation = Precipitation(rate)
                return hour
            }
        }
        #expect(try verdict(wet, hours(0.25), holds: false) == "No. Rain over 0.25 mm/h: 0.25 mm/h at most.")
        #expect(try verdict(wet, hours(0.251), holds: true).contains("up to 0.251 mm/h"))
        #expect(try verdict(wet, hours(0.31), holds: true).contains("up to 0.31 mm/h"))
    }

    @Test("the verdict has the value of the time it names, and the day of its end where that is another one")
    func spell() throws {
        let rule = WeatherRule("gale", .windGust, .over, 60 / 3.6, scope: .next(hours: 48))
        let storm = Gusts.hours(0...48) { (15...40).contains($0) ? 20 : $0 == 45 ? 30 : 10 }
        #expect(
            try verdict(rule, storm, holds: true)
                == "Yes. Gusts over 60 km/h: up to 72 km/h, Tuesday 24 Nov, 14:00 to Wednesday 25 Nov, 16:00.")
        let evening = Gusts.hours(0...48) { (20...24).contains($0) ? 20 : 10 }
        #expect(
            try verdict(rule, evening, holds: true)
                == "Yes. Gusts over 60 km/h: up to 72 km/h, Tuesday 24 Nov, 19:00 to 00:00.")
    }

    @Test("a dry run is told with its days, and with a threshold where it tells too often")
    func dryRun() {
        let rule = WeatherRule("gale", .windGust, .over, 16)
        let issues = (0..<28).map { number in
            let start = -14 * 24 + number * 12
            return RuleDryRun.Issue(
                fetchedAt: Gusts.time(Double(start)),
                hours: Gusts.hours(start...(start + 48)) { ($0 + 24 * 20) % 24 == 15 ? 18 : 5 })
        }
        func sentences(_ rule: WeatherRule) -> [String] {
            RuleText(rule, formatter).sentences(
                RuleDryRun(of: rule, in: issues, over: Gusts.hamburg, in: .gmt, until: Gusts.time(-1)))
        }
        let many = sentences(rule)
        #expect(many.first == "This rule would have told you 15 times in the days that are stored (14).")
        #expect(many.last == "That is nearly every day. 67.6 km/h would be 0 times.")
        let never = sentences(WeatherRule("gale", .windGust, .over, 40))
        #expect(never == ["This rule would have told you 0 times in the days that are stored (14)."])
    }
}
