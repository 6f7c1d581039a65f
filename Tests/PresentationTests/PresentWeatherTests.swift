import Foundation
import Testing
import WeatherModel

@testable import Presentation

struct PresentWeatherTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")

    private func present(_ current: String?, hours: [Hour] = []) -> PresentWeather? {
        let current = current.map { Samples.current($0, Samples.conditions(.rain, 10)) }
        return PresentWeather(
            of: Samples.report(fetched: "2026-11-21T15:00:00Z", current: current, hours: hours), near: Samples.london,
            at: now)
    }

    @Test("what the source calls current is the present for two hours")
    func current() {
        let hours = Samples.hours(from: "2026-11-21T00:00:00Z", count: 24)
        #expect(present("2026-11-21T15:15:00Z", hours: hours)?.kind == .current)
        #expect(present("2026-11-21T13:20:00Z", hours: hours)?.kind == .current)
        #expect(present("2026-11-21T13:19:00Z", hours: hours)?.kind == .forecastHour)
    }

    @Test("without one, the nearest forecast hour takes its place")
    func nearestHour() {
        let present = present(nil, hours: Samples.hours(from: "2026-11-21T00:00:00Z", count: 24))
        #expect(present?.kind == .forecastHour)
        #expect(present?.time == Samples.instant("2026-11-21T15:00:00Z"))
        #expect(present?.conditions.temperature == Temperature(15))
    }

    @Test("a forecast that ended long ago leaves the last known weather, as such")
    func past() {
        let present = present(
            "2026-11-19T09:00:00Z", hours: Samples.hours(from: "2026-11-19T00:00:00Z", count: 24))
        #expect(present?.kind == .past)
        #expect(present?.validityText(in: .gmt, Samples.formatter) == "Weather of 19 Nov")
    }

    @Test("where nothing is known there is nothing")
    func nothing() {
        #expect(present(nil) == nil)
        #expect(present(nil, hours: Samples.hours(from: "2026-11-19T00:00:00Z", count: 24)) == nil)
    }

    @Test("day and night follow the sun over the place, whatever the source says")
    func daylight() {
        // The sun of London rises at about 07:25 and sets at about 16:01.
        let report = Samples.report(fetched: "2026-11-21T15:00:00Z", .clear, 9)
        func isDay(_ time: String, over place: Location = Samples.london, said: Bool) -> Bool {
            report.isDay(
                Samples.conditions(.clear, isDay: said), at: Samples.instant(time), over: place.coordinates)
        }
        #expect(!isDay("2026-11-21T07:10:00Z", said: true))
        #expect(isDay("2026-11-21T07:40:00Z", said: false))
        #expect(isDay("2026-11-21T15:50:00Z", said: false))
        #expect(!isDay("2026-11-21T16:15:00Z", said: true))
        #expect(!isDay("2026-11-21T12:00:00Z", over: Samples.tokyo, said: true))
    }
}
