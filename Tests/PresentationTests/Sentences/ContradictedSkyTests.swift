import Foundation
import Testing
import WeatherModel
import WeatherText

@Suite("A sky in words is that of the cloud cover, where a code plainly contradicts it")
struct ContradictedSkyTests {
    /// Rows from 10:00 UTC on of one code, with these cloud covers in percent.
    private func report(
        _ code: WeatherCondition, _ covers: [Double], step: TimeInterval = 3600, current: Double? = nil
    ) -> SettledReport {
        let rows = covers.enumerated().map { index, cover in
            var row = Hour(
                time: Samples.instant("2026-11-21T10:00:00Z") + Double(index) * step, duration: step,
                conditions: Samples.conditions(code, 8))
            row.cloudCover = Percentage(cover)
            return row
        }
        var now = Samples.conditions(code, 8)
        now.cloudCover = current.map { Percentage($0) }
        return Samples.report(
            fetched: "2026-11-21T10:20:00Z",
            current: current == nil ? nil : Samples.current("2026-11-21T10:20:00Z", now), hours: rows
        ).settled(at: Sky.now)
    }

    private func weather(_ report: SettledReport, at position: Int = 1) -> String {
        HourRow.rows(of: report, over: Samples.london.coordinates, formatter: Samples.formatter)[position].weather
    }

    @Test(
        "an hour whose code and clouds are far apart has the sky of its clouds",
        arguments: [
            (.mostlyClear, 100, "Overcast"), (.clear, 100, "Overcast"), (.overcast, 0, "Clear"),
            (.mostlyCloudy, 10, "Mostly clear"), (.partlyCloudy, 100, "Overcast"), (.partlyCloudy, 0, "Clear"),
        ] as [(WeatherCondition, Double, String)])
    func hours(code: WeatherCondition, cover: Double, words: String) {
        #expect(weather(report(code, [cover, cover, cover])) == words)
    }

    @Test(
        "a code that is not far from its clouds stays",
        arguments: [
            (.mostlyClear, 50, "Mostly clear"), (.clear, 25, "Clear"), (.overcast, 60, "Overcast"),
            (.partlyCloudy, 90, "Partly cloudy"), (.fog, 0, "Fog"), (.haze, 100, "Haze"),
        ] as [(WeatherCondition, Double, String)])
    func near(code: WeatherCondition, cover: Double, words: String) {
        #expect(weather(report(code, [cover, cover, cover])) == words)
    }

    @Test("an hour that begins overcast and ends clear is what is between the two")
    func turning() {
        #expect(weather(report(.mostlyClear, [100, 100, 10])) == "Partly cloudy")
    }

    @Test("six hours may be clear between two cloudy moments of which only one is known to be so")
    func longRow() {
        #expect(weather(report(.mostlyClear, [100, 100, 10], step: 21_600), at: 1) == "Mostly clear")
        #expect(weather(report(.mostlyClear, [100, 100, 100], step: 21_600), at: 1) == "Overcast")
    }

    @Test("what is reported for now follows the same rule")
    func present() {
        #expect(report(.mostlyClear, [100, 100], current: 100).present?.weather == "Overcast")
        #expect(report(.overcast, [0, 0], current: 0).present?.weather == "Clear")
        #expect(report(.mostlyClear, [20, 20], current: 20).present?.weather == "Mostly clear")
    }
}
