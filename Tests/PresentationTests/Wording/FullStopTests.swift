import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import WeatherRules
@testable import WeatherText

@Suite("A sentence ends with one full stop")
struct FullStopTests {
    @Test(
        "a value that ends with a full stop takes the place of that behind it, also where it is isolated",
        arguments: [
            ("About: {days}.", "25. Nov.", "About: 25. Nov."),
            ("{days}. And more.", "Washington D.C.", "Washington D.C. And more."),
            ("“{days}.”", "\u{2068}25. Nov.\u{2069}", "“\u{2068}25. Nov.\u{2069}”"),
            ("About: {days}.", "25 Nov", "About: 25 Nov."), ("{days}...", "No.", "No...."), ("{days}.", "", "."),
        ])
    func once(text: String, value: String, words: String) {
        #expect(filled(text, ["days": value]) == words)
    }

    @Test("the days that a rule tells of end with one, where the date of a language ends with one")
    func german() {
        let formatter = WeatherFormatter(locale: Locale(identifier: "de_DE"), units: .metric, ownZone: .gmt)
        let now = Samples.instant("2026-11-24T12:00:00Z")
        let hours = (0...40).map { index in
            var hour = Hour(time: now + Double(index) * 3600, conditions: Samples.conditions(.overcast, 8))
            hour.conditions.windGust = Speed(index == 30 ? 21 : 8)
            return hour
        }
        let rule = WeatherRule("gale", .windGust, .over, 16, scope: .next(hours: 48))
        let run = RuleDryRun(
            of: rule, in: [RuleDryRun.Issue(fetchedAt: now, hours: hours)], over: Samples.london.coordinates, in: .gmt,
            until: now + 60)
        #expect(RuleText(rule, formatter).sentences(run).last == "About: 25. Nov.")
    }
}
