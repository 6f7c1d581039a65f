import Foundation
import Testing
import WeatherModel

@testable import Presentation

struct RainSentenceTests {
    private let dryDay = String(repeating: ".", count: 25)

    private func sentence(_ rule: any RainRule.Type, _ letters: String, current: WeatherCondition? = nil) -> String? {
        RainCourse(hours: Sky.hours(letters), current: current, at: Sky.now)
            .flatMap { rule.sentence($0, Sky.telling()) }
    }

    @Test("dry, then wet")
    func dryThenWet() {
        #expect(sentence(DryThenWet.self, "......rr...") == "Dry until about 16:00, then light rain.")
        #expect(sentence(DryThenWet.self, "..??") == "Dry until about 12:00, then light rain possible.")
        #expect(sentence(DryThenWet.self, "................rr") == "Dry until about 02:00 tomorrow, then light rain.")
        #expect(sentence(DryThenWet.self, dryDay) == nil)
        #expect(sentence(DryThenWet.self, "rr....") == nil)
        #expect(sentence(DryThenWet.self, "rrss..") == nil)
    }

    @Test("dry throughout")
    func dryThroughout() {
        #expect(sentence(DryThroughout.self, dryDay) == "Dry for the next 24 hours.")
        #expect(sentence(DryThroughout.self, "......") == "Dry until 16:00 at least.")
        #expect(sentence(DryThroughout.self, ".r....") == nil)
        #expect(sentence(DryThroughout.self, "rrr") == nil)
    }

    @Test("wet, then dry")
    func wetThenDry() {
        #expect(sentence(WetThenDry.self, "RR....") == "Heavy rain until about 12:00, then dry.")
        #expect(sentence(WetThenDry.self, "......") == nil)
        #expect(sentence(WetThenDry.self, "rrrrrr") == nil)
        #expect(sentence(WetThenDry.self, "rrss") == nil)
    }

    @Test("rain turns to snow, and snow to rain")
    func turns() {
        #expect(sentence(RainTurns.self, "rrss..") == "Light rain until about 12:00, then moderate snow.")
        #expect(sentence(RainTurns.self, "ssr...") == "Moderate snow until about 12:00, then light rain.")
        #expect(sentence(RainTurns.self, "rrRR..") == nil, "more rain is no other weather")
        #expect(sentence(RainTurns.self, "rr....") == nil)
    }

    @Test("wet throughout")
    func wetThroughout() {
        #expect(sentence(WetThroughout.self, String(repeating: "r", count: 25)) == "Light rain for the next 24 hours.")
        #expect(sentence(WetThroughout.self, "rrrr") == "Light rain until 14:00 at least.")
        #expect(sentence(WetThroughout.self, "rrr.") == nil)
        #expect(sentence(WetThroughout.self, dryDay) == nil)
    }

    @Test("what the source reports for now goes before what was forecast")
    func current() {
        #expect(
            sentence(WetThenDry.self, "......", current: .lightDrizzle) == "Light drizzle until about 11:00, then dry.")
        #expect(sentence(DryThroughout.self, "......", current: .overcast) != nil)
    }

    @Test("nothing is said past an hour that is not known, nor without the present one")
    func gaps() {
        #expect(sentence(DryThroughout.self, "....xx") == "Dry until 14:00 at least.")
        #expect(RainCourse(hours: Sky.hours("rr", from: Sky.now + 3 * 3600), at: Sky.now) == nil)
        #expect(RainCourse(hours: [], at: Sky.now) == nil)
    }

    @Test(
        "within two hours, rain that begins, ends or goes on",
        arguments: [
            ("..rrr....", "Light rain begins in 25 minutes."), ("rr.......", "Light rain ends in 25 minutes."),
            ("rrrrrrrrr", "Light rain for the next two hours."), (".........", nil), ("..rr", nil), ("xxrrrrrrr", nil),
        ] as [(String, String?)])
    func minutes(letters: String, text: String?) {
        #expect(NextTwoHours(Sky.minutes(letters), Sky.telling()).text == text)
    }

    @Test("each rule of the two hours keeps silent where another one speaks")
    func minuteRules() throws {
        let begins = try #require(RainCourse(minutes: Sky.minutes("..rrr...."), at: Sky.now))
        let ends = try #require(RainCourse(minutes: Sky.minutes("rr......."), at: Sky.now))
        let goesOn = try #require(RainCourse(minutes: Sky.minutes("rrrrrrrrr"), at: Sky.now))
        let telling = Sky.telling()
        #expect([begins, ends, goesOn].map { RainBegins.sentence($0, telling) != nil } == [true, false, false])
        #expect([begins, ends, goesOn].map { RainEnds.sentence($0, telling) != nil } == [false, true, false])
        #expect([begins, ends, goesOn].map { RainGoesOn.sentence($0, telling) != nil } == [false, false, true])
    }
}
