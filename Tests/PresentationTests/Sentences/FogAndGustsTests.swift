import Foundation
import Testing
import WeatherModel

@testable import WeatherText

@Suite("Fog and violent gusts are in the page's sentence; it is 10:20")
struct FogAndGustsTests {
    /// "f" fog, all others as `Sky.hours` has them.
    private func sentence(
        _ letters: String, now: WeatherCondition? = nil, gusts: [Int: Double] = [:]
    ) -> String? {
        var report = Sky.report(letters.replacing("f", with: "."), current: now)
        for (index, letter) in letters.enumerated() where letter == "f" {
            report.hours?.value[index + 1].condition = .fog
        }
        for (index, gust) in gusts { report.hours?.value[index].windGust = Speed(gust / 3.6) }
        return PageSummary(of: report, Sky.context()).text
    }

    private let rest = String(repeating: ".", count: 30)

    @Test("fog of now is told with its end, and fog to come with its beginning")
    func fog() {
        #expect(sentence("ff" + rest, now: .fog) == "Dry for the next 24 hours. Fog until about 12:00.")
        #expect(sentence("ff" + rest) == "Dry for the next 24 hours. Fog until about 12:00.")
        #expect(sentence("........ffff" + rest) == "Dry for the next 24 hours. Fog from 18:00.")
        let clearing = "Dry for the next 24 hours."
        #expect(sentence("ff" + rest, now: .clear) == clearing, "what is reported goes before the hour")
        #expect(sentence("....f" + rest) == clearing, "an hour of it is not worth a word")
        #expect(sentence("rff" + rest, now: .lightRain)?.contains("Fog") == false, "it rains")
    }

    @Test("fog of all that is looked ahead to is told with its end where that is known, and else for the day that is")
    func lastingFog() {
        func fog(_ hours: Int, then other: String = "") -> String? {
            sentence(String(repeating: "f", count: hours) + other)
        }
        #expect(fog(30, then: rest)?.hasSuffix(" Fog until tomorrow afternoon.") == true)
        #expect(fog(60)?.hasSuffix(" Fog for the next 24 hours.") == true, "\(fog(60) ?? "")")
        #expect(fog(8)?.contains("Fog until about ") == true, "as far as is known: \(fog(8) ?? "")")
        let late = String(repeating: ".", count: 22) + "fffff" + rest
        #expect(sentence(late) == "Dry for the next 2 days.", "of the day to come it is two hours")
    }

    @Test("gusts of a strong gale or more are told with their time, and lesser ones are not")
    func gusts() {
        #expect(
            sentence(rest, gusts: [5: 108, 7: 90]) == "Dry for the next 24 hours. Gusts up to 108 km/h at 14:00.",
            "the row of 15:00 tells the hour before")
        #expect(sentence(rest, gusts: [0: 108]) == "Dry for the next 24 hours.", "they blew in the hour before")
        #expect(sentence(rest, gusts: [1: 108]) == "Dry for the next 24 hours. Gusts up to 108 km/h now.")
        #expect(sentence(rest, gusts: [5: 60]) == "Dry for the next 24 hours.")
        #expect(sentence(rest, gusts: [28: 108]) == "Dry for the next 24 hours.")
        let rising = sentence(rest, gusts: [22: 80, 23: 88, 24: 95, 25: 109, 26: 80, 28: 140])
        #expect(rising?.contains("Gusts up to 109 km/h") == true, "a storm is told by its worst")
    }
}
