import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct RainSentenceTests {
    private let dryDay = String(repeating: ".", count: 25)

    private func sentence(_ rule: any RainRule.Type, _ letters: String, current: WeatherCondition? = nil) -> String? {
        rule.sentence(Sky.course(letters, current: current), Sky.context())
    }

    @Test("dry, then wet")
    func dryThenWet() {
        #expect(sentence(DryThenWet.self, "......rr...") == "Dry until about 16:00, then light rain.")
        #expect(sentence(DryThenWet.self, "..??") == "Dry until about 12:00, then light rain possible.")
        #expect(sentence(DryThenWet.self, "................rr") == "Dry until about 02:00 tomorrow, then light rain.")
        #expect(
            sentence(DryThenWet.self, dryDay + dryDay + "rr") == "Dry until Monday afternoon, then light rain.")
        #expect(sentence(DryThenWet.self, dryDay) == nil)
        #expect(sentence(DryThenWet.self, "rr....") == nil)
        #expect(sentence(DryThenWet.self, "rrss..") == nil)
    }

    @Test("rain that becomes heavy later says when, also where it comes after a dry time or does not end")
    func becomesHeavy() {
        #expect(sentence(DryThenWet.self, "..rrR...") == "Dry until about 12:00, then rain, heaviest at 14:00.")
        #expect(sentence(DryThenWet.self, "..RRr...") == "Dry until about 12:00, then rain.")
        #expect(sentence(WetThroughout.self, "rrR") == "Rain until at least 13:00, heaviest at 12:00.")
        let day = "rrrR" + String(repeating: "r", count: 21)
        #expect(sentence(WetThroughout.self, day) == "Rain for the next 24 hours, heaviest at 13:00.")
        let late = dryDay + "rrR..."
        #expect(sentence(DryThenWet.self, late)?.contains("heaviest") == false, "beyond a day no hour is told")
    }

    @Test("dry throughout, as far as the data go")
    func dryThroughout() {
        #expect(sentence(DryThroughout.self, dryDay) == "Dry for the next 24 hours.")
        #expect(sentence(DryThroughout.self, dryDay + dryDay) == "Dry for the next 2 days.")
        #expect(sentence(DryThroughout.self, "......") == "Dry until at least 16:00.")
        #expect(sentence(DryThroughout.self, ".r....") == nil)
        #expect(sentence(DryThroughout.self, "rrr") == nil)
    }

    @Test("wet, then dry, and heaviest where it gets stronger")
    func wetThenDry() {
        #expect(sentence(WetThenOther.self, "RR....") == "Heavy rain until about 12:00, then dry.")
        #expect(sentence(WetThenOther.self, "rrR...") == "Rain until about 13:00, heaviest at 12:00. Then dry.")
        #expect(sentence(WetThenOther.self, "rr.rr....") == "Light rain on and off until about 15:00, then dry.")
        #expect(sentence(WetThenOther.self, "RRRR.r..") == "Heavy rain until about 14:00, then dry until 15:00.")
        #expect(
            sentence(WetThenOther.self, "r.RRRR..")
                == "Light rain until about 11:00, then dry until 12:00, then heavy rain.")
        #expect(sentence(WetThenOther.self, "......") == nil)
    }

    @Test("where it rains again within a day, the dry time has an end")
    func wetAgain() {
        #expect(sentence(WetThenOther.self, "rr.....rr.") == "Light rain until about 12:00, then dry until 17:00.")
        #expect(
            sentence(WetThenOther.self, "rrR.....rr")
                == "Rain until about 13:00, heaviest at 12:00. Then dry until 18:00.")
        #expect(sentence(WetThenOther.self, "rr" + dryDay + "rr") == "Light rain until about 12:00, then dry.")
    }

    @Test("rain turns to snow, and snow to rain")
    func turns() {
        #expect(sentence(WetThenOther.self, "rrss..") == "Light rain until about 12:00, then moderate snow.")
        #expect(sentence(WetThenOther.self, "ssr...") == "Moderate snow until about 12:00, then light rain.")
    }

    @Test("wet throughout")
    func wetThroughout() {
        #expect(sentence(WetThroughout.self, String(repeating: "r", count: 25)) == "Light rain for the next 24 hours.")
        #expect(sentence(WetThroughout.self, "rrr.") == nil)
        #expect(sentence(WetThroughout.self, dryDay) == nil)
    }

    @Test("what the source reports for now goes before what was forecast")
    func current() {
        #expect(
            sentence(WetThenOther.self, "......", current: .lightDrizzle)
                == "Light drizzle now, then dry.")
        #expect(sentence(DryThroughout.self, "......", current: .overcast) != nil)
    }

    @Test("an overcast present never stands beside rain that already falls")
    func awaited() {
        #expect(
            sentence(RainExpected.self, "rr....", current: .overcast) == "Light rain expected soon, until about 12:00.")
        #expect(
            sentence(RainExpected.self, "??....", current: .overcast) == "Light rain possible soon, until about 12:00.")
        #expect(sentence(WetThenOther.self, "rr....", current: .overcast) == nil)
        #expect(sentence(RainExpected.self, "rr....", current: .lightRain) == nil)
    }

    @Test("a chance of what is certain later is told once", arguments: [WeatherCondition?.none, .overcast])
    func chanceThenSame(current: WeatherCondition?) {
        var report = Sky.report("rrrrr", minutes: "...rrrrrr", current: current)
        // In the quarters of an hour of which the first hour is dry, it is as likely as not to rain.
        report.hours?.value[1].precipitation = Precipitation(0.06)
        report.hours?.value[1].precipitationProbability = Percentage(60)
        report.minutes?.value.insert(
            PrecipitationStep(
                time: Samples.instant("2026-11-21T10:15:00Z"), duration: 900, precipitation: Precipitation(0)),
            at: 0)
        let text = PageSummary(of: report.settled(at: Sky.now), Sky.context()).text
        #expect(text == "Light rain from 11:00, perhaps earlier.")
    }

    @Test("nothing is said past an hour that is not known, nor without the present one")
    func gaps() {
        #expect(sentence(DryThroughout.self, "....xx") == "Dry until at least 14:00.")
        let later = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: Sky.now, timeZone: Samples.zone("Europe/London"),
                hours: Sky.hours("rr", from: Sky.now + 3 * 3600)))
        #expect(PrecipitationCourse(later, at: Sky.now).spells.isEmpty)
        #expect(PageSummary(of: later, Sky.context()).text == nil)
    }

    @Test(
        "within two hours, rain that begins, ends or goes on",
        arguments: [
            ("..rrr....", "Light rain starting in 25 minutes."), ("rr.......", "Light rain ending in 25 minutes."),
            ("rrrrrrrrr", "Light rain for at least two hours."),
            ("rrrrrrrr", "Light rain for at least two hours."), ("rrrrrrrr.", "Light rain ending in about 2 hours."),
            ("r..rrrrrr", "Light rain on and off for at least two hours."),
            ("r...rrrrr", "Light rain ending in 10 minutes, again from 11:15."),
            (".........", nil), ("..rr", nil), ("xxrrrrrrr", nil),
        ] as [(String, String?)])
    func minutes(letters: String, text: String?) {
        #expect(NextTwoHours(Sky.course(minutes: letters), Sky.context())?.text == text)
    }

    @Test("the page's sentence and the two hours tell the same end")
    func together() {
        let report = Sky.report("rrrr....", minutes: "rrrrrrrr........")
        #expect(PageSummary(of: report, Sky.context()).text == "Light rain until about 12:15, then dry until 13:00.")
        #expect(RainStrip(of: report, Sky.context())?.text == "Light rain ending in about 2 hours.")
    }

    @Test("drizzle of any strength stands in the light band, and its words name no other")
    func drizzle() throws {
        for condition in [WeatherCondition.drizzle, .heavyDrizzle] {
            var report = Sky.report(minutes: "rrrrrrrrr")
            for index in 0..<9 { report.minutes?.value[index].condition = condition }
            let strip = try #require(RainStrip(of: report, Sky.context()))
            #expect(strip.bars.allSatisfy { $0.intensity == .light })
            #expect(!strip.bands.dropFirst().contains { strip.text.lowercased().contains($0) }, "\(strip.text)")
        }
    }

    @Test("rain that gets stronger is told with the time it does")
    func stronger() {
        var report = Sky.report(minutes: "rrrrrrrrr")
        for index in 4..<9 { report.minutes?.value[index].precipitation = Precipitation(1) }
        #expect(
            RainStrip(of: report, Sky.context())?.text == "Light rain for at least two hours.",
            "never more than the source's word says")
        for index in 4..<9 { report.minutes?.value[index].condition = .rain }
        #expect(RainStrip(of: report, Sky.context())?.text == "Light rain now, moderate from 11:15.")
    }
}
