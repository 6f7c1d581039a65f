import Charts
import Foundation
import Testing
import WeatherModel

@testable import Presentation

struct DayRibbonReportTests {
    private let place = Samples.london.coordinates

    /// A report of dry hours from midnight on, of which those of one letter are wet.
    private func report(_ letters: String, from midnight: String) -> WeatherReport {
        WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: Sky.now, timeZone: Samples.zone("Europe/London"),
                hours: Sky.hours(letters, from: Samples.instant(midnight))))
    }

    @Test("it has the sky of each quarter of an hour, by the sun's own height and by what falls")
    func quarters() throws {
        let day = try #require(CivilDate("2026-11-22"))
        let letters = String(repeating: ".", count: 9) + "R" + String(repeating: ".", count: 14)
        let ribbon = try #require(DayRibbon(of: day, in: report(letters, from: "2026-11-22T00:00:00Z"), over: place))
        #expect(ribbon.moments.count == 96)
        #expect(ribbon.moments.indices.filter { ribbon.moments[$0].kind == .rain } == Array(36..<40))
        #expect(ribbon.moments[36].rate == 9 && ribbon.moments[35].rate == 0)
        let noon = try #require(
            ribbon.moments.indices.max { ribbon.moments[$0].altitude < ribbon.moments[$1].altitude })
        #expect((46...48).contains(noon))
        #expect(ribbon.moments[0].altitude < -50)
    }

    @Test("a day of 25 hours has a hundred quarters; one that is not known whole has no such picture")
    func lengths() throws {
        let day = try #require(CivilDate("2026-10-25"))
        let whole = report(String(repeating: ".", count: 25), from: "2026-10-24T23:00:00Z")
        #expect(DayRibbon(of: day, in: whole, over: place)?.moments.count == 100)
        let part = report(String(repeating: ".", count: 20), from: "2026-10-25T04:00:00Z")
        #expect(DayRibbon(of: day, in: part, over: place) == nil)
    }
}
