import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// The present is made to agree with its hour where no other row ends it, too.
struct SettledGapTests {
    private let now = Samples.instant("2026-11-21T10:20:00Z")

    private func report(hours: [Hour], current: WeatherCondition?, minutes: String = "") -> WeatherReport {
        WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: Samples.zone("Europe/London"),
                current: current.map { CurrentConditions(time: now, conditions: Samples.conditions($0, 8)) },
                minutes: Sky.minutes(minutes), hours: hours))
    }

    /// What each period of the report is shown as.
    private func shown(_ report: WeatherReport) -> [WeatherCondition] {
        report.settled(at: now).hourRows.spans.map { $0.shown(isDay: true).condition }
    }

    @Test("rain reported now is shown after the last row and before a gap, and nowhere else", arguments: [false, true])
    func reported(hasGap: Bool) {
        var hours = Array(Sky.hours("......").prefix(1))
        if hasGap { hours += Sky.hours("..", from: Samples.instant("2026-11-21T14:00:00Z")) }
        let shown = shown(report(hours: hours, current: .lightRain))
        #expect(shown == (hasGap ? [.lightRain, .overcast, .overcast] : [.lightRain]))
    }

    @Test("steps that say rain are shown after the last row, and dry ones take its code of rain away")
    func steps() {
        let dry = Array(Sky.hours(".").prefix(1))
        #expect(shown(report(hours: dry, current: nil, minutes: "rrr")) == [.lightRain])
        let wet = [Sky.hours("r")[1]].map { row in
            var row = row
            (row.time, row.temperature) = (Samples.instant("2026-11-21T10:00:00Z"), Temperature(8))
            row.cloudCover = Percentage(100)
            return row
        }
        #expect(shown(report(hours: wet, current: nil, minutes: "...")) == [.overcast])
    }

    @Test("a quarter of thunder is not lost in an hour of stronger rain")
    func thunder() {
        var report = report(hours: Sky.hours("rr"), current: nil, minutes: "rrrr")
        report.minutes?.value[2].condition = .thunderstorm
        report.minutes?.value[2].precipitation = Precipitation(0.1)
        #expect(shown(report).prefix(2) == [.thunderstorm, .lightRain])
    }

    @Test("an hour of quarters of rain and of snow is one of sleet")
    func rainAndSnow() {
        var report = report(hours: Sky.hours("rr"), current: nil, minutes: "rrrr")
        report.minutes?.value[2].condition = .lightSnow
        #expect(shown(report).prefix(2) == [.sleet, .lightRain])
    }

    @Test("the chance of an hour beside dry quarters is the source's own", arguments: [90, 60, 40])
    func chance(percent: Double) {
        var hours = Sky.hours("..")
        hours[2].precipitationProbability = Percentage(percent)
        let settled = report(hours: hours, current: nil, minutes: ".......").settled(at: now)
        #expect(settled.hourRows[2].precipitationProbability?.value == percent)
    }

    /// Hours of light rain with a chance of 80 % and an amount of next to nothing, whatever their letter.
    private func likely(_ letters: String, degrees: Double) -> [Hour] {
        Sky.hours(letters).enumerated().map { index, row in
            var row = row
            row.temperature = Temperature(degrees)
            guard index > 0 else { return row }
            (row.condition, row.precipitation, row.snowfall) = (.lightRain, Precipitation(0.06), SnowDepth(0))
            row.precipitationProbability = Percentage(80)
            return row
        }
    }

    @Test("what is likely in an hour of dry quarters is what its code says, at 0° too", arguments: [-0.4, 0.3])
    func likely(degrees: Double) {
        let hours = likely("......", degrees: degrees)
        let settled = report(hours: hours, current: nil, minutes: ".......").settled(at: now)
        let shown = settled.hourRows.spans[1].shown(isDay: true)
        #expect(shown == hours.spans[5].shown(isDay: true), "as in the equal hour that no quarter tells")
        #expect(shown.condition == .lightRain && shown.isPossible)
        #expect(settled.course.spells.compactMap(\.kind).allSatisfy { $0 == .liquid })
    }

    @Test("the hour that runs is as likely wet as the equal ones after it, unless its rain may be over")
    func running() {
        func sentence(_ past: Double?) -> String? {
            var report = report(hours: likely("......", degrees: 3), current: nil, minutes: ".......")
            let step = PrecipitationStep(
                time: Samples.instant("2026-11-21T10:15:00Z"), duration: 900,
                precipitation: past.map { Precipitation($0) }, condition: nil)
            report.minutes?.value.insert(step, at: 0)
            return PageSummary(of: report, Sky.context()).text
        }
        #expect(sentence(0) == "Light rain possible until at least 16:00.")
        #expect(sentence(0.06) == "Dry until about 11:00, then light rain possible.")
        #expect(sentence(nil) == "Dry until about 11:00, then light rain possible.")
    }

    @Test("where no quarter has an amount, those that are wet share that of their hour")
    func withoutAmounts() throws {
        var report = report(hours: Sky.hours("rrr"), current: nil, minutes: "rrrrr.r")
        for step in report.minutes?.value.indices ?? 0..<0 { report.minutes?.value[step].precipitation = nil }
        let settled = report.settled(at: now)
        #expect(abs(try #require(settled.hourRows[2].precipitation).value - 0.6) < 0.001)
        let told = settled.course.slices.filter { $0.start >= Samples.instant("2026-11-21T11:00:00Z") }.prefix(4)
        #expect(told.map { ($0.rate ?? -1).rounded() } == [1, 1, 0, 1], "\(told.map(\.rate))")
        let london = Samples.london.coordinates
        let sum = DayOutlooks(of: settled, over: london).period(now..<Samples.instant("2026-11-21T13:00:00Z"))?.amount
        #expect(abs(try #require(sum).value - 1.7) < 0.15, "\(sum?.value ?? -1)")
    }

    @Test("wet quarters keep the chance of their hour, which makes them no less certain")
    func chanceOfWetQuarters() {
        var hours = Sky.hours("rr")
        hours[2].precipitationProbability = Percentage(40)
        let settled = report(hours: hours, current: nil, minutes: "rrrrrrr").settled(at: now)
        #expect(settled.hourRows[2].precipitationProbability?.value == 40)
        let shown = settled.hourRows.spans[1].shown(isDay: true)
        #expect(shown.condition == .lightRain && !shown.isPossible)
    }
}
