import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct PresentConditionsTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")
    private let airport = WeatherSource(id: "metar", name: "METAR", attribution: "", homepage: "")

    private func report(
        _ current: String?, kind: ValueKind = .observed, hours from: String? = "2026-11-21T00:00:00Z"
    ) -> WeatherReport {
        var report = WeatherReport(timeZone: .gmt)
        report.current = current.map {
            Sourced(
                CurrentConditions(
                    time: Samples.instant($0), kind: kind, station: kind == .observed ? "Heathrow, 4 km" : nil,
                    conditions: Samples.conditions(.rain, 10)), source: airport, fetchedAt: now)
        }
        report.hours = from.map {
            Sourced(Samples.hours(from: $0, count: 24), source: Samples.source, fetchedAt: now)
        }
        return report
    }

    @Test("what a station measured is the present for two hours, with the station's name and its own source")
    func observed() {
        let present = PresentConditions(of: report("2026-11-21T13:20:00Z"), at: now)
        #expect(present?.kind == .observed)
        #expect(present?.station == "Heathrow, 4 km")
        #expect(present?.source == airport)
        #expect(present?.time == Samples.instant("2026-11-21T13:20:00Z"))
        #expect(present?.validityText(in: .gmt, Samples.formatter) == nil)
    }

    @Test("what a model calls current is told apart from what was measured")
    func modelled() {
        #expect(PresentConditions(of: report("2026-11-21T15:15:00Z", kind: .forecast), at: now)?.kind == .current)
    }

    @Test("an older one gives way to the nearest forecast hour, which is labelled and bears its own source")
    func forecastHour() {
        let present = PresentConditions(of: report("2026-11-21T13:19:59Z"), at: now)
        #expect(present?.kind == .forecastHour)
        #expect(present?.time == Samples.instant("2026-11-21T15:00:00Z"))
        #expect(present?.conditions.temperature == Temperature(15))
        #expect(present?.source == Samples.source)
        #expect(present?.station == nil)
        #expect(present?.validityText(in: .gmt, Samples.formatter) == "Forecast for 15:00")
    }

    @Test("what is stamped with a moment to come is no present, but for what clocks differ by")
    func stampedAhead() {
        #expect(PresentConditions(of: report("2026-11-21T15:40:00Z"), at: now)?.kind == .observed)
        #expect(PresentConditions(of: report("2026-11-21T15:41:00Z"), at: now)?.kind == .forecastHour)
        #expect(PresentConditions(of: report("2026-11-21T17:15:00Z"), at: now)?.kind == .forecastHour)
        #expect(PresentConditions(of: report("2026-11-21T17:15:00Z", hours: nil), at: now)?.kind == .past)
    }

    @Test("the forecast for now has the weather of the row that covers now, not of the nearest instant")
    func coveringRow() {
        var report = report(nil)
        // 15:20 lies between the instants of 15:00 and of 16:00, whose row tells the hour between.
        report.hours?.value[15].condition = .rain
        report.hours?.value[16].condition = .fog
        let present = PresentConditions(of: report, at: now)
        #expect(present?.time == Samples.instant("2026-11-21T15:00:00Z"))
        #expect(present?.condition == .fog)
    }

    @Test("of a measurement from the future, after the clock was set back, the forecast hour takes the place, too")
    func future() {
        #expect(PresentConditions(of: report("2026-11-21T17:20:01Z"), at: now)?.kind == .forecastHour)
    }

    @Test("where no forecast reaches now, the last known weather is left, as such")
    func past() {
        let present = PresentConditions(of: report("2026-11-19T09:00:00Z", hours: "2026-11-19T00:00:00Z"), at: now)
        #expect(present?.kind == .past)
        #expect(present?.validityText(in: .gmt, Samples.formatter) == "Weather for 19 Nov")
    }

    @Test("where nothing is known there is nothing")
    func nothing() {
        #expect(PresentConditions(of: report(nil, hours: nil), at: now) == nil)
        #expect(PresentConditions(of: report(nil, hours: "2026-11-19T00:00:00Z"), at: now) == nil)
    }

    @Test("day and night follow the sun over the place, whatever the source says")
    func daylight() {
        // The sun of London rises at about 07:25 and sets at about 16:01.
        let report = Samples.report(fetched: "2026-11-21T15:00:00Z", .clear, 9)
        func isDay(_ time: String, over place: Location = Samples.london, said: Bool) -> Bool {
            report.settled(at: Samples.instant(time)).daylight(over: place.coordinates)
                .isDay(Samples.conditions(.clear, isDay: said), at: Samples.instant(time))
        }
        #expect(!isDay("2026-11-21T07:10:00Z", said: true))
        #expect(isDay("2026-11-21T07:40:00Z", said: false))
        #expect(isDay("2026-11-21T15:50:00Z", said: false))
        #expect(!isDay("2026-11-21T16:15:00Z", said: true))
        #expect(!isDay("2026-11-21T12:00:00Z", over: Samples.tokyo, said: true))
    }
}
