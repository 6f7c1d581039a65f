import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import WeatherText

@MainActor
struct WeatherViewModelTests {
    private let old = Samples.report(fetched: "2026-11-21T15:08:00Z", .clear, 11)
    private let fresh = Samples.report(fetched: "2026-11-21T15:20:00Z", .lightRain, 9)

    private func list(_ report: WeatherReport? = nil) throws -> PlacesDesk {
        try PlacesDesk([Samples.london], reports: report.map { [Samples.london.id: $0] } ?? [:])
    }

    private func page(_ list: PlacesDesk) throws -> WeatherViewModel {
        try #require(list.locations.pages.first)
    }

    /// Refreshes by hand; returns when the answer is shown.
    private func refresh(_ list: PlacesDesk) async throws -> WeatherViewModel {
        let page = try page(list)
        page.refresh()
        await list.refreshes.settled()
        return page
    }

    @Test("the last report is shown before any request, with its age and its source")
    func stored() throws {
        let list = try list(old)
        let page = try page(list)
        #expect(page.temperature == "11°")
        #expect(page.current?.weather == "Clear")
        #expect(page.statusText == "Updated 12 minutes ago")
        #expect(
            page.attributions
                == [Attribution(text: "Weather data by Open-Meteo.com", link: "https://open-meteo.com/")])
        #expect(list.asked.isEmpty)
    }

    @Test("without a report there is nothing but the place and its time")
    func empty() throws {
        let page = try page(list())
        #expect(page.location == "London")
        #expect(page.present?.weather == nil)
        #expect(page.temperature == "—")
        #expect(page.locationTime == "15:20")
        #expect(page.current == nil)
        #expect(!page.hasHours && page.days.isEmpty && page.alerts.isEmpty)
        #expect(page.attributions.isEmpty)
        #expect(page.statusText == "No forecast yet")
        #expect(page.banner == nil)
    }

    @Test("a good answer is shown and kept in the store")
    func success() async throws {
        let list = try list(old)
        list.answer(Samples.london, .success(fresh))
        let page = try await refresh(list)
        #expect(page.present?.weather == "Light rain")
        #expect(page.statusText == "Updated just now")
        #expect(list.store.reports == [Samples.london.id: fresh])
        #expect(page.banner == nil)
    }

    @Test("an answer without some parts leaves those as they were, on screen and in the store")
    func onePart() async throws {
        var whole = old
        whole.hours = Sourced(
            Samples.hours(from: "2026-11-21T15:00:00Z", count: 3), source: Samples.source,
            fetchedAt: Samples.instant("2026-11-21T15:08:00Z"))
        let list = try list(whole)
        list.answer(Samples.london, .success(fresh))
        let page = try await refresh(list)
        #expect(page.temperature == "9°")
        #expect(page.chart?.meteogram.hours.count == 3)
        #expect(list.store.reports[Samples.london.id]?.hours == whole.hours)
    }

    @Test("a refresh by hand that failed keeps the old weather and says why and how old it is, however new that is")
    func failureByHand() async throws {
        let list = try list(old)
        list.answer(Samples.london, .failure(.timedOut(after: 15)))
        let page = try await refresh(list)
        #expect(page.temperature == "11°")
        #expect(
            page.banner
                == Banner(
                    text: "Open-Meteo did not answer within 15 seconds. Try again later. Last updated 12 minutes ago.",
                    actionLabel: "Try again"))
        #expect(list.store.reports == [Samples.london.id: old])
    }

    @Test("one that nobody asked for keeps quiet until the weather is older than the interval")
    func failureByItself() async throws {
        let list = try list(old)
        list.answer(Samples.london, .failure(.offline))
        await list.start()
        #expect(list.asked == [Samples.london.id])
        let page = try page(list)
        #expect(page.banner == nil)
        await list.pass(26 * 60)
        #expect(page.temperature == "11°")
        #expect(page.banner?.text.hasSuffix("Last updated 38 minutes ago.") == true)
        #expect(page.banner?.text.hasPrefix(FetchError.offline.message(from: "Open-Meteo")) == true)
    }

    @Test("a failure without any weather leaves only the reason")
    func failureOfFirst() async throws {
        let list = try list()
        list.answer(Samples.london, .failure(.offline))
        await list.start()
        let page = try page(list)
        #expect(page.current == nil)
        #expect(!page.hasHours && page.days.isEmpty)
        let reason = FetchError.offline.message(from: "Open-Meteo")
        #expect(
            page.banner == Banner(text: "There is no weather for London yet. " + reason, actionLabel: "Try again"))
    }

    @Test("a success takes the reason of an earlier failure away")
    func recovery() async throws {
        let list = try list(old)
        list.answer(Samples.london, .failure(.offline))
        #expect(try await refresh(list).banner != nil)
        list.answer(Samples.london, .success(fresh))
        list.time.pass(10)
        #expect(try await refresh(list).banner == nil)
    }

    @Test("weather the store cannot keep stays on screen, and that is said until some is kept")
    func storeFailure() async throws {
        let list = try list(old)
        list.answer(Samples.london, .success(fresh))
        list.store.fail(.diskFull)
        let page = try await refresh(list)
        #expect(page.present?.weather == "Light rain")
        #expect(
            page.banner
                == Banner(text: "The forecast could not be saved. The disk is full. Free up some space and try again."))
        list.store.fail(nil)
        list.time.pass(10)
        #expect(try await refresh(list).banner == nil)
    }

    @Test("while the first answer is waited for, that is said; later the old weather and its age stay meanwhile")
    func loading() async throws {
        let list = try list()
        let page = try page(list)
        list.answer(Samples.london, .success(fresh))
        let first = Gate()
        list.fetcher.answers.hold(Samples.london.id, at: first)
        page.refresh()
        await first.visitor()
        #expect(page.isLoading)
        #expect(page.statusText == "Asking Open-Meteo…")
        await first.open()
        await list.refreshes.settled()
        #expect(!page.isLoading)
        let second = Gate()
        list.fetcher.answers.hold(Samples.london.id, at: second)
        list.time.pass(600)
        page.refresh()
        await second.visitor()
        #expect(page.isLoading)
        #expect(page.temperature == "9°")
        #expect(page.statusText == "Updated 10 minutes ago")
        await second.open()
        await list.refreshes.settled()
    }

    @Test("sample data is called so")
    func sample() throws {
        var report = old
        let source = WeatherSource(id: "sample", name: "Sample", attribution: "Invented", homepage: "https://a.b/")
        report.current = old.current.map { Sourced($0.value, source: source, fetchedAt: $0.fetchedAt) }
        #expect(try page(list(report)).statusText == "Sample data")
    }

    @Test("a forecast hour that stands for the present is told beside the age")
    func forecastHour() throws {
        let page = try page(
            list(
                Samples.report(
                    fetched: "2026-11-21T09:00:00Z",
                    current: Samples.current("2026-11-21T09:00:00Z", Samples.conditions(.fog, 3)),
                    hours: Samples.hours(from: "2026-11-21T00:00:00Z", count: 48))))
        #expect(page.temperature == "15°")
        #expect(page.statusText == "Forecast for 15:00 · Updated at 09:00")
    }

    @Test("OpenWeather's Mountain View: clear sky, 9.4 °C, seven hours behind Greenwich")
    func mountainView() async throws {
        let place = Samples.place("Mountain View", id: "openweather:5375480")
        var conditions = Samples.conditions(.clear, 9.4, isDay: true)
        conditions.sourceDescription = "clear sky"
        let zone = try #require(TimeZone(secondsFromGMT: -25_200))
        let list = try PlacesDesk([place])
        let now = list.time.now
        list.answer(
            place,
            .success(
                WeatherReport(
                    timeZone: zone,
                    current: Sourced(
                        CurrentConditions(time: now, conditions: conditions), source: Samples.source, fetchedAt: now))))
        let page = try page(list)
        #expect(page.locationTime == nil)
        await list.start()
        #expect(page.location == "Mountain View")
        #expect(page.present?.weather == "Clear")
        #expect(page.temperature == "9°")
        #expect(page.locationTime == "08:20")
        #expect(!page.isLoading)
    }
}
