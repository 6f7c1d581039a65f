import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

/// An hour of thunder, hail or freezing rain among hours of rain is told, and does not tear the rain apart; it is 10:20.
struct DangerSentenceTests {
    private func summary(_ letters: String, current: WeatherCondition? = nil) -> String? {
        PageSummary(of: Sky.report(letters, current: current), Sky.context()).text
    }

    private func today(_ letters: String) -> (row: String?, tile: String?) {
        let letters = letters.padding(toLength: 40, withPad: ".", startingAt: 0)
        var report = Sky.report(letters, days: [Samples.day("2026-11-21")])
        for row in report.hours?.value.indices ?? 0..<0 where report.hours?.value[row].condition == .overcast {
            report.hours?.value[row].condition = .clear
        }
        let outlooks = DayOutlooks(of: report, over: Samples.london.coordinates, at: Sky.now)
        let tile = outlooks.all.first?.period.map { PeriodSentence($0, isNight: false, Sky.context()).text }
        return (outlooks.all.first?.words(Sky.context()), tile)
    }

    @Test(
        "the sentence of the page names the gravest of what falls without a long pause",
        arguments: [
            ("......rttr....", "Dry until about 16:00, then light rain and thunderstorms."),
            ("......r.t.....", "Dry until about 16:00, then light rain and thunderstorms."),
            ("......r...t...", "Dry until about 16:00, then light rain."),
            ("......rzzr....", "Dry until about 16:00, then light rain and freezing rain."),
            ("......rzht....", "Dry until about 16:00, then light rain and thunderstorms with hail."),
            ("......ttrr....", "Dry until about 16:00, then thunderstorms."),
            ("......thrr....", "Dry until about 16:00, then thunderstorms with hail."),
            ("......trrh....", "Dry until about 16:00, then thunderstorms and hail."),
            ("......r!!r....", "Dry until about 16:00, then light rain, thunderstorms possible later."),
            ("......?tt?....", "Dry until about 16:00, then light rain possible, thunderstorms later."),
            ("......?!!?....", "Dry until about 16:00, then light rain and thunderstorms possible."),
            ("rrsstt........", "Light rain until about 12:00, then moderate snow and thunderstorms."),
            ("rrttrr........", "Light rain until about 12:00, then thunderstorms."),
        ])
    func summaries(letters: String, text: String) {
        #expect(summary(letters) == text)
    }

    @Test("what follows rain that is still to begin in its hour is told")
    func awaited() {
        #expect(
            summary("rrtt....", current: .overcast)
                == "Light rain expected soon, until about 12:00, then thunderstorms.")
    }

    @Test("the two hours tell thunder after the rain, with a pause and without")
    func twoHours() {
        func strip(_ letters: String, thunder: Range<Int>) -> String? {
            var report = Sky.report(minutes: letters)
            for step in thunder { report.minutes?.value[step].condition = .thunderstorm }
            return RainStrip(of: report, Sky.context())?.text
        }
        #expect(strip("..rrrrr...", thunder: 4..<6) == "Light rain and thunderstorms starting in 25 minutes.")
        #expect(strip("r...rrr...", thunder: 4..<7) == "Light rain ending in 10 minutes, thunderstorms from 11:15.")
    }

    @Test("a notice of rain with thunder in it names both, under the picture of thunder")
    func notice() throws {
        let rain = try #require(RainOnset(of: Sky.report(".rttr....."), Sky.context()))
        #expect(NoticeText(rain, in: "London").title == "Light rain and thunderstorms expected in London")
        #expect(rain.condition == .thunderstorm)
        #expect(rain.sentence.hasSuffix("light rain and thunderstorms."))
    }

    @Test(
        "rain without a dry hour is not told as on and off for the thunder in it",
        arguments: [
            ("rrrttrrr", "thundery rain, clearing later", "Thundery rain until 18:00"),
            ("....rrrttrrr", "thundery rain, 14:00 to 22:00", "Thundery rain, 14:00 to 22:00"),
            ("rrr.ttrrr", "thundery rain at times", "Thundery rain on and off"),
            ("rr.rr", "rain at times", "Rain on and off"),
            // An hour of a tenth of what falls before or after it makes no rain with pauses.
            ("rRRRRRRR.r", "rain", "Rain, mostly until 18:00"),
        ])
    func unbroken(letters: String, row: String, tile: String) {
        let today = today(letters)
        #expect(today.row == row)
        #expect(today.tile == tile)
    }

    @Test(
        "what a tile names falls in all of the time it tells",
        arguments: [
            ("rrrss", "Rain until 13:00, then snow"), ("..rrss", "Rain from 12:00, then snow"),
            ("rrsrr", "Rain and snow until 15:00"), ("..rsrs", "Snow and rain, 12:00 to 16:00"),
            ("rttr", "Thundery rain until 14:00"), ("tttrrr", "Thundery rain until 16:00"),
            ("sszzss", "Snow and freezing rain"), ("rr.ss", "Snow and rain on and off"),
            ("rsrz..", "Snow, rain and freezing rain"),
        ])
    func kinds(letters: String, tile: String) {
        #expect(today(letters).tile == tile)
    }

    @Test("thunder that has come before is not told as a part of the rain that follows it")
    func again() {
        #expect(summary("ttrt....") == "Thunderstorms until about 12:00, then light rain, thunderstorms later.")
        #expect(
            summary("ttrh....") == "Thunderstorms until about 12:00, then light rain, thunderstorms with hail later.")
    }

    @Test("hail is told of a day, and a day of hail without thunder has none")
    func hail() {
        #expect(today("rrrhhrr").row?.hasPrefix("rain and thunderstorms with hail") == true)
        var report = Sky.report("t")
        report.hours?.value[1].condition = .hail
        #expect(PageSummary(of: report, Sky.context()).text == "Hail until at least 11:00.")
    }
}
