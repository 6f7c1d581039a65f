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

    @Test("rain reported now stands in the last row and in a row before a gap", arguments: [false, true])
    func reported(hasGap: Bool) {
        var hours = Array(Sky.hours("......").prefix(1))
        if hasGap { hours += Sky.hours("..", from: Samples.instant("2026-11-21T14:00:00Z")) }
        let settled = report(hours: hours, current: .lightRain).settled(at: now)
        #expect(settled.hourRows.first?.condition == .lightRain)
        #expect(settled.hourRows.dropFirst().allSatisfy { $0.condition != .lightRain })
    }

    @Test("steps that say rain stand in the last row, and dry ones take its code of rain away")
    func steps() {
        let dry = Array(Sky.hours(".").prefix(1))
        #expect(report(hours: dry, current: nil, minutes: "rrrr").settled(at: now).hourRows[0].condition == .lightRain)
        let wet = Array(Sky.hours("r").prefix(1))
        #expect(
            report(hours: wet, current: nil, minutes: "....").settled(at: now).hourRows[0].condition?.isWet == false)
    }
}
