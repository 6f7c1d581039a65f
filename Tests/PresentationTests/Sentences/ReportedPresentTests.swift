import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// What is reported of the present beside what is forecast for it; it is 10:20.
struct ReportedPresentTests {
    private func present(of report: WeatherReport, at now: Date = Sky.now) -> (headline: String?, sentence: String?) {
        let settled = report.settled(at: now)
        return (settled.present?.weather, PageSummary(of: settled, Sky.context(at: now)).text)
    }

    @Test("rain that is reported lasts no longer than until the first quarter of which it is known to be dry")
    func untilTheNextQuarter() {
        var report = Sky.report("r......", minutes: "........", current: .lightRain)
        #expect(present(of: report).sentence == "Light rain until about 10:30, then dry.")
        report.minutes?.value.removeFirst()
        #expect(present(of: report).sentence == "Light rain until about 10:30, then dry.", "the first is missing")
        report = Sky.report("r......", minutes: "x.......", current: .lightRain)
        #expect(present(of: report).sentence == "Light rain until about 10:30, then dry.", "the first is not known")
    }

    @Test(
        "a quarter that began long after an observation says whether it rains, in headline and sentence")
    func outdated() {
        var over = Sky.report("r......", minutes: "........", current: .lightRain)
        over.current?.value.kind = .observed
        #expect(present(of: over, at: Sky.now + 900) == ("Light rain", "Light rain until about 10:45, then dry."))
        #expect(present(of: over, at: Sky.now + 1800) == ("Overcast", "Dry until at least 17:00."))
        var begun = Sky.report(".......", minutes: "..rrr...", current: .overcast)
        begun.current?.value.kind = .observed
        #expect(present(of: begun, at: Sky.now + 1800) == ("Light rain", "Light rain until about 11:30, then dry."))
    }

    @Test("a model's weather of the quarter that has just ended is not that of the one that runs")
    func ended() {
        // At 10:20 the quarter from 10:15 to 10:30 runs; what is reported of 10:15 fell before it.
        let over = Sky.report("r......", minutes: "........", current: .lightRain, age: 300)
        #expect(present(of: over) == ("Overcast", "Dry until at least 17:00."))
        let begun = Sky.report("r......", minutes: "rrrr....", current: .overcast, age: 300)
        #expect(present(of: begun) == ("Light rain", "Light rain until about 11:15, then dry."))
        #expect(RainStrip(of: begun, Sky.context())?.text == "Light rain ending in about an hour.")
        let storm = Sky.report("r......", minutes: "rrrr....", current: .thunderstorm, age: 300)
        #expect(present(of: storm) == ("Light rain", "Light rain until about 11:15, then dry."))
        var unnamed = Sky.report("r......", minutes: "rrrr....", current: .lightSnow, age: 300)
        for step in 0..<4 { unnamed.minutes?.value[step].condition = nil }
        #expect(present(of: unnamed).headline == "Light snow", "an amount alone does not say what falls")
    }

    @Test("rain is as strong in the headline as in the sentence, and no stronger than what falls")
    func strength() {
        func told(_ letters: String, minutes: String = "", _ current: WeatherCondition) -> [String?] {
            let told = present(of: Sky.report(letters, minutes: minutes, current: current))
            return [told.headline, told.sentence]
        }
        let light: [String?] = ["Light rain", "Light rain until about 12:00, then dry."]
        #expect(told("rr....", .rain) == light)
        #expect(told("rr....", minutes: "rrrrrrr....", .rain) == light)
        #expect(told("RR....", .lightRain) == ["Light rain", "Rain until about 12:00, then dry."])
        #expect(told("rr....", .rainShowers) == ["Light rain showers", "Rain until about 12:00, then dry."])
        #expect(told("?.....", .lightRain) == ["Light rain", "Light rain until about 11:00, then dry."])
    }

    @Test("rain that no forecast has ends at no time that anybody said, in sentence, tile and opened day")
    func withoutEnd() {
        let report = Sky.report(
            String(repeating: ".", count: 20), current: .rain, days: [Samples.day("2026-11-21", low: 3, high: 9)])
        #expect(present(of: report).sentence == "Moderate rain now, then dry.")
        let place = Samples.london.coordinates
        let tiles = ForecastTiles(of: report, over: place, Sky.context()).all
        #expect(tiles.first { $0.id == .today }?.sentence == "Rain now, then dry")
        let row = DayRow.rows(
            of: report, over: place, at: Sky.now, formatter: Samples.formatter, open: "2026-11-21"
        ).first
        #expect(row?.openText?.contains("11:00") == false, "\(row?.openText ?? "")")
        // The sources agree that it ends.
        #expect(present(of: Sky.report("r.....", current: .rain)).sentence?.contains("until about 11:00") == true)
    }
}
