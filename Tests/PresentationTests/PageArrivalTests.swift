import Charts
import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import Refreshing

/// A place that is shown for the first time: nothing but names until the forecast is there, and then all of it.
@MainActor
struct PageArrivalTests {
    private static let parts: Set<WeatherPart> = [.current, .minutes, .hours, .days, .alerts]
    private let list: PlacesDesk
    private let gate = Gate()
    private var page: WeatherViewModel { get throws { try #require(list.locations.selectedPage) } }

    /// London, whose answer is under way.
    init() async throws {
        list = try PlacesDesk(places: [SavedPlace(Samples.london)], parts: Self.parts)
        list.fetcher.answers.hold(Samples.london.id, at: gate)
        list.refreshes.start()
        await gate.visitor()
    }

    private func arrive(_ report: WeatherReport) async throws {
        let order = RefreshOrder(place: Samples.london.id, parts: Self.parts, reason: .missing, isUrgent: true)
        let parts = Self.parts.filter { report.fetchedAt($0) != nil }
        try await page.take(RefreshUpdate(order: order, parts: parts, fetched: FetchedReport(report: report)))
    }

    private var forecast: WeatherReport {
        var report = Samples.report(
            fetched: "2026-11-21T15:20:00Z",
            current: Samples.current("2026-11-21T15:15:00Z", Samples.conditions(.clear, 9)),
            hours: Samples.hours(from: "2026-11-21T15:00:00Z", count: 30))
        report.days = report.hours.map { Sourced([], source: $0.source, fetchedAt: $0.fetchedAt) }
        return report
    }

    @Test("at once it has the place, who is asked, and four tiles with their names alone")
    func names() async throws {
        let page = try page
        #expect(page.heading.detail == "Saturday 15:20 · Asking Open-Meteo…")
        #expect(page.tiles.map(\.title) == ["Today", "Tonight", "Tomorrow", "Next week"])
        #expect(page.tiles.allSatisfy { $0.isAwaited && $0.day == nil && $0.sentence.isEmpty && $0.lowText == nil })
        #expect(page.sections.isEmpty && page.current == nil && page.summary == nil)
        #expect(page.sky?.kind == .cloudy && page.sky?.isBare == true)
        await gate.open()
    }

    @Test("a forecast comes into view with the warnings that follow it within a moment")
    func together() async throws {
        try await arrive(forecast)
        #expect(try page.awaitsWeather)
        #expect(try page.current == nil)
        let row = LocationRow(try page)
        #expect(row.image == nil && row.trailingText == nil && row.detail == nil, "its row is not ahead of it")
        #expect(row.trailingDetail == "15:20")
        var more = WeatherReport(timeZone: forecast.timeZone)
        more.alerts = forecast.hours.map { Sourced([], source: $0.source, fetchedAt: $0.fetchedAt) }
        more.minutes = forecast.hours.map { Sourced([], source: $0.source, fetchedAt: $0.fetchedAt) }
        try await arrive(more)
        #expect(try !page.awaitsWeather)
        #expect(try page.current != nil)
        #expect(LocationRow(try page).trailingText == "9°")
        await gate.open()
    }

    @Test("it does not wait for them longer than 400 milliseconds")
    func alone() async throws {
        try await arrive(forecast)
        #expect(await list.pauses.next() == 0.4)
        #expect(try page.awaitsWeather)
        let timeout = try #require(try page.timeout)
        await list.pauses.end()
        await timeout.value
        #expect(try !page.awaitsWeather)
        #expect(try page.sections.isEmpty == false)
        await gate.open()
    }

    @Test("the weather that the store has waits for nothing")
    func stored() async throws {
        let list = try PlacesDesk(
            places: [SavedPlace(Samples.london)], reports: [Samples.london.id: forecast], parts: Self.parts)
        list.fetcher.answers.hold(Samples.london.id, at: gate)
        list.refreshes.start()
        let page = try #require(list.locations.selectedPage)
        #expect(!page.awaitsWeather)
        #expect(page.current != nil)
        await gate.open()
    }

    @Test(
        "the names of tiles follow the hour and the day of the week",
        arguments: [
            ("2026-11-18T10:00:00Z", ["Today", "Tonight", "Tomorrow", "Weekend"]),
            ("2026-11-18T20:00:00Z", ["Tonight", "Tomorrow", "Weekend", "Next week"]),
            ("2026-11-18T03:00:00Z", ["Tonight", "Today", "Tomorrow", "Weekend"]),
            ("2026-11-20T10:00:00Z", ["Today", "Tonight", "Tomorrow", "Sunday"]),
            ("2026-11-22T20:00:00Z", ["Tonight", "Tomorrow", "From Tuesday", "Next weekend"]),
        ])
    func titles(time: String, titles: [String]) {
        let made = AwaitedTiles(at: Samples.instant(time), in: Samples.zone("Europe/London"), Samples.formatter).all
        #expect(made.map(\.title) == titles)
    }
}
