import Foundation
import SeededRandom
import Testing
import WeatherModel
import WeatherStore

@testable import Charts
@testable import Presentation
@testable import WeatherText

/// A page keeps what it has made as long as nothing of that has changed.
@MainActor
struct KeptPageTests {
    @Test(
        "after any actions and answers a page says what one says that is made at that moment",
        arguments: [UInt64](1...12))
    func sameAsNew(seed: UInt64) throws {
        let forecasts = (0..<3).map { GeneratedForecast(seed: seed * 3 + $0) }
        let start = forecasts[0].now.formatted(.iso8601)
        let list = try PlacesDesk(
            [Samples.london], reports: [Samples.london.id: forecasts[0].detailed], at: start)
        let page = try #require(list.locations.selectedPage)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1: warn(page, "Storm \(Int.random(in: 0..<4, using: &random))", at: list.clock.now)
            case 2: page.showMetric(ChartMetric.allCases.randomElement(using: &random) ?? .pressure)
            case 3: page.days.randomElement(using: &random).map { page.toggleDay($0.id) }
            case 4:
                let units: Units = [.metric, .us].randomElement(using: &random) ?? .metric
                list.format.formatter = WeatherFormatter(
                    locale: Locale(identifier: "en_GB"), units: units, ownZone: Samples.zone("Europe/London"))
            case 5:
                list.time.pass(60)
                list.clock.tick()
            default: page.state.place.customName = ["London", "Home"].randomElement(using: &random)
            }
            let new = WeatherViewModel(
                page.state, refreshes: list.refreshes, clock: list.clock, format: list.format)
            new.showMetric(page.metric)
            if let day = page.openDay { new.openDay(day) }
            #expect(page.summary == new.summary)
            #expect(page.tiles == new.tiles)
            #expect(page.chart == new.chart)
            #expect(page.days == new.days)
            #expect(page.details == new.details)
            #expect(page.alerts.map(\.title) == new.alerts.map(\.title))
        }
    }

    @Test("warnings alone make no chart and no card anew, and are shown")
    func warningsAlone() throws {
        let forecast = GeneratedForecast(seed: 4)
        let list = try PlacesDesk(
            [Samples.london], reports: [Samples.london.id: forecast.detailed],
            at: forecast.now.formatted(.iso8601))
        let page = try #require(list.locations.selectedPage)
        let version = try #require(page.settled?.version)
        warn(page, "Storm", at: list.clock.now)
        #expect(page.settled?.version == version)
        #expect(page.alerts.map(\.title) == ["Storm"])
        list.time.pass(60)
        list.clock.tick()
        #expect(page.settled?.version != version)
    }

    /// Another program has stored a warning.
    private func warn(_ page: WeatherViewModel, _ event: String, at now: Date) {
        let words = AlertText(language: "en", event: event)
        let alert = Alert(id: event, severity: .severe, ends: now + 7200, texts: [words], coverage: .place)
        var report = WeatherReport(timeZone: page.report?.timeZone ?? .gmt)
        let arrival = (page.report?.fetchedAt(.alerts) ?? now) + 1
        report.alerts = Sourced([alert], source: Samples.source, fetchedAt: arrival)
        page.state.take(StoredPage(report: report, alerts: []))
    }
}
