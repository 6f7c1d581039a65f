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
}
