import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// What falls too slightly to be called rain is told alike, whatever the steps in which its source tells it.
struct SlightRainTests {
    private let place = Samples.london.coordinates
    private let today = Samples.day("2026-11-21", low: 3, high: 9)

    /// Hours to midnight with 0.05 mm each, and quarters of the same rate to 16:00.
    private func report(
        _ condition: WeatherCondition, chance: Double?, hasQuarters: Bool
    ) -> WeatherReport {
        var report = Sky.report(
            String(repeating: ".", count: 14),
            minutes: hasQuarters ? String(repeating: ".", count: 23) : "", days: [today])
        for row in 1...14 {
            report.hours?.value[row].condition = condition
            report.hours?.value[row].precipitation = Precipitation(0.05)
            report.hours?.value[row].precipitationProbability = chance.map { Percentage($0) }
        }
        for step in report.minutes?.value.indices ?? 0..<0 {
            report.minutes?.value[step].condition = condition
            report.minutes?.value[step].precipitation = Precipitation(0.0125)
        }
        return report
    }

    private func row(_ report: WeatherReport) -> DayRow? {
        DayRow.rows(of: report, over: place, at: Sky.now, formatter: Samples.formatter).first
    }

    @Test(
        "drizzle is as possible in hours whose quarters have its amount as in equal hours without",
        arguments: [35.0, 60, nil])
    func drizzle(chance: Double?) throws {
        let quarters = report(.lightDrizzle, chance: chance, hasQuarters: true)
        let hours = report(.lightDrizzle, chance: chance, hasQuarters: false)
        let (told, alone) = (quarters.settled(at: Sky.now), hours.settled(at: Sky.now))
        #expect(told.hourSpans.map { $0.shown(isDay: true) } == alone.hourSpans.map { $0.shown(isDay: true) })
        #expect(told.hourSpans[1].shown(isDay: true).words == "light drizzle possible")
        let sentence = try #require(PageSummary(of: quarters, Sky.context()).text)
        #expect(sentence == PageSummary(of: hours, Sky.context()).text)
        #expect(sentence.hasPrefix("Light drizzle possible"), "\(sentence)")
        #expect(row(quarters)?.weather == row(hours)?.weather && row(quarters)?.sumText == row(hours)?.sumText)
        #expect(RainStrip(of: quarters, Sky.context()) == nil, "no bar is wet")
    }

    @Test("quarters that bring nothing, or far less than their hour has, deny the code of it")
    func denied() throws {
        for amount in [0, 0.001] {
            var report = report(.lightDrizzle, chance: 35, hasQuarters: true)
            for step in report.minutes?.value.indices ?? 0..<0 {
                report.minutes?.value[step].precipitation = Precipitation(amount)
            }
            let settled = report.settled(at: Sky.now)
            #expect(settled.hourSpans[1].shown(isDay: true).condition == .overcast)
            #expect(PageSummary(of: report, Sky.context()).text?.hasPrefix("Dry until about 16:00") == true)
        }
    }

    @Test("a day called dry shows no amount, however many hours bring next to nothing", arguments: [true, false])
    func dryDay(hasQuarters: Bool) throws {
        let told = try #require(row(report(.overcast, chance: 5, hasQuarters: hasQuarters)))
        #expect(told.weather == "Cloudy")
        #expect(told.fallText == nil && told.sumText.hasPrefix("0 mm"), "\(told.sumText)")
        #expect(!told.spokenText.contains("millimetre"), "\(told.spokenText)")
    }

    @Test("a card does not say when it rains again where the page's sentence ends the dry time before")
    func again() throws {
        var report = Sky.report("rrr", minutes: "r......rrrr")
        report.hours?.value[2].precipitation = Precipitation(0.06)
        report.hours?.value[2].precipitationProbability = Percentage(80)
        #expect(RainStrip(of: report, Sky.context())?.text == "Light rain ending in 10 minutes.")
        let sentence = try #require(PageSummary(of: report, Sky.context()).text)
        #expect(sentence.contains("dry until 11:00"), "\(sentence)")
        report.hours?.value[2].precipitationProbability = Percentage(5)
        #expect(RainStrip(of: report, Sky.context())?.text == "Light rain ending in 10 minutes, again from 12:00.")
    }
}
