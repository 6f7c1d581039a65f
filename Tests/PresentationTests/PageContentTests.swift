import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Charts
@testable import Presentation

/// What a page shows beside the present weather.
@MainActor
struct PageContentTests {
    private let page: WeatherViewModel
    private let list: PlacesDesk

    init() throws {
        let now = Samples.instant("2026-11-21T10:20:00Z")
        var report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: Samples.zone("Europe/London"),
                current: CurrentConditions(time: now, conditions: Samples.conditions(.overcast, 10)),
                minutes: Sky.minutes("..rrr....."), hours: Sky.hours("......rr"),
                days: [
                    Samples.day("2026-11-20", high: 10), Samples.day("2026-11-21", low: 4, high: 13),
                    Samples.day("2026-11-22", low: 4, high: 9),
                ]))
        let air = WeatherSource(id: "air", name: "Air", attribution: "Air by Air", homepage: "https://air.example/")
        report.airQuality = Sourced(AirQualityReport(), source: air, fetchedAt: now)
        report.alerts = Sourced([], source: Samples.source, fetchedAt: now)
        list = try PlacesDesk(
            [Samples.london], reports: [Samples.london.id: report], at: "2026-11-21T10:20:00Z")
        page = try #require(list.locations.selectedPage)
    }

    @Test("the summary tells of the hours to come and of yesterday")
    func summary() {
        #expect(page.summary == "Dry until about 10:45, then light rain. 3° warmer than yesterday.")
    }

    @Test("rain within two hours is shown as bars")
    func rainStrip() {
        #expect(page.rainStrip?.bars.isEmpty == false)
    }

    @Test("the chart shows what is chosen, and where the hours lack that it is said and the choice stays")
    func chart() {
        #expect(page.chart?.title.contains("Temperature") == true)
        page.showMetric(.precipitation)
        #expect(page.chart?.title.contains("Precipitation") == true)
        page.showMetric(.pressure)
        #expect(
            page.chart?.meteogram.words.missing == "Open-Meteo has no hourly values for this place: Pressure.")
        page.showMetric(.temperature)
        #expect(page.chart != nil && page.chart?.meteogram.words.missing == nil)
    }

    @Test("one day is open at a time, and the same once more closes it")
    func openDay() {
        #expect(page.days.allSatisfy { $0.openText == nil })
        page.toggleDay("2026-11-22")
        #expect(page.days.map { $0.openText != nil } == [false, true])
        page.toggleDay("2026-11-21")
        #expect(page.days.map { $0.openText != nil } == [true, false])
        page.toggleDay("2026-11-21")
        #expect(page.days.allSatisfy { $0.openText == nil })
    }

    @Test("every source of what is shown is named once")
    func attributions() {
        #expect(page.attributions.map(\.text) == ["Weather data by Open-Meteo.com", "Air by Air"])
    }

    @Test("the sky behind the page is that of the present weather")
    func sky() {
        #expect(page.sky?.kind == .overcast)
        #expect(page.sky?.isDay == true)
        #expect((page.sky?.sun.altitude ?? 0) > 5)
    }

    @Test(
        "a place of the index, which knows no heights, is flat where its source says so, also at a start without a network",
        arguments: [(5, nil, true), (35, nil, false), (nil, nil, false), (5, 574, false), (574, 5, true)])
    func land(answered: Double?, own: Double?, isFlat: Bool) async throws {
        let london = Location(
            id: "london", name: "London", coordinates: Samples.london.coordinates, elevation: own.map { Distance($0) })
        let store = try SQLiteStore.empty()
        try await store.add(london)
        var report = try #require(page.report)
        report.elevation = answered.map { Distance($0) }
        try await store.save(report, for: london.id)
        let desk = try PlacesDesk(places: [], at: "2026-11-21T10:20:00Z", kept: store)
        let page = try #require(desk.locations.selectedPage)
        page.open()
        #expect(page.sky?.land.isFlat == isFlat)
    }

    @Test("the sky stays equal from minute to minute, and changes within hours")
    func skySteps() {
        var changes = 0
        var before = page.sky
        for _ in 0..<60 {
            list.time.pass(60)
            list.clock.tick()
            if page.sky != before { changes += 1 }
            before = page.sky
        }
        #expect((1...12).contains(changes))
    }

    @Test("a tile opens its day and never closes it")
    func openedDay() {
        page.openDay("2026-11-22")
        page.openDay("2026-11-22")
        #expect(page.openDay == "2026-11-22")
    }
}
