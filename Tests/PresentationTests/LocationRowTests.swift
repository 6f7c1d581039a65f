import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct LocationRowTests {
    private func row(_ report: WeatherReport?, at time: String = "2026-11-21T15:05:00Z") throws -> LocationRow {
        let reports = report.map { [Samples.london.id: $0] } ?? [:]
        return try #require(PlacesDesk([Samples.london], reports: reports, at: time).locations.rows.first)
    }

    @Test("it shows the place, the weather in words and as a picture, the temperature and the local time")
    func weather() throws {
        let row = try row(Samples.report(fetched: "2026-11-21T15:00:00Z", .lightRain, 13))
        #expect(row.id == "geonames:2643743")
        #expect(row.title == "London")
        #expect(row.detail == "Light rain")
        #expect(row.image == .named("fairweather-light-rain"))
        #expect(row.trailingText == "13°")
        #expect(row.trailingDetail == "15:05")
        #expect(row.spokenText == "London, light rain, 13 degrees, local time 15:05")
    }

    @Test("before there is weather it shows the region, and no number")
    func noWeather() throws {
        let row = try row(nil)
        #expect(row.detail == "England")
        #expect(row.image == nil)
        #expect(row.trailingText == nil)
        #expect(row.spokenText == "London, England, local time 15:05")
    }

    @Test("from two hours on it tells its age")
    func old() throws {
        #expect(try row(Samples.report(fetched: "2026-11-21T13:05:01Z", .clear, 3)).detail == "Clear")
        let row = try row(Samples.report(fetched: "2026-11-21T12:00:00Z", .clear, 3))
        #expect(row.detail == "3 hours ago")
        #expect(row.spokenText == "London, clear, 3 degrees, 3 hours ago, local time 15:05")
    }

    @Test("a weather without a temperature has a dash")
    func missing() throws {
        let report = Samples.report(
            fetched: "2026-11-21T15:00:00Z", current: Samples.current("2026-11-21T15:00:00Z", Samples.conditions(.fog)))
        #expect(try row(report).trailingText == "—")
    }

    @Test("a row is the same as long as nothing in it changes")
    func stable() throws {
        let report = Samples.report(fetched: "2026-11-21T15:00:00Z", .lightRain, 13)
        let before = try row(report)
        #expect(try row(report, at: "2026-11-21T15:05:30Z") == before)
        #expect(try row(report, at: "2026-11-21T15:06:00Z") != before)
    }

    @Test("a warning in force replaces the weather's words, with a mark of its severity; one that is over does not")
    func warning() throws {
        var report = Samples.report(fetched: "2026-11-21T15:00:00Z", .lightRain, 13)
        let alerts = [
            Alert(
                id: "1", severity: .extreme, ends: Samples.instant("2026-11-21T15:05:00Z"),
                texts: [AlertText(event: "Tornado Warning")]),
            Alert(
                id: "2", severity: .severe, ends: Samples.instant("2026-11-21T18:00:00Z"),
                texts: [AlertText(event: "Wind Advisory")], coverage: .place),
        ]
        report.alerts = Sourced(alerts, source: Samples.source, fetchedAt: Samples.instant("2026-11-21T15:00:00Z"))
        let row = try row(report)
        #expect(row.detail == "Wind advisory")
        #expect(row.detailMark == CellMark(iconName: "fairweather-warning-symbolic", style: "severity-severe"))
        #expect(row.image == .named("fairweather-light-rain"))
        #expect(row.trailingText == "13°")
        #expect(
            row.spokenText == "London, Warning: Wind advisory, light rain, 13 degrees, local time 15:05")
        #expect(try self.row(report, at: "2026-11-21T18:00:00Z").detail == "3 hours ago")
        for coverage in [AlertCoverage.country, nil] {
            report.alerts?.value[1].coverage = coverage
            #expect(try self.row(report).detail == "Light rain")
        }
    }

    @Test("a place the user renamed bears that name")
    func renamed() throws {
        let place = SavedPlace(Samples.london, customName: "Work")
        let row = try #require(PlacesDesk(places: [place]).locations.rows.first)
        #expect(row.title == "Work")
        #expect(row.spokenText == "Work, England, local time 15:20")
    }
}
