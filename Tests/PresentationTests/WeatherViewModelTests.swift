import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@MainActor
struct WeatherViewModelTests {
    private let time = SetClock("2026-11-21T15:00:00Z")
    private let client = MockWeatherClient()
    private let store = MockStore(StoredContents(places: [SavedPlace(Samples.london)]))
    private let old = Samples.forecast(fetched: "2026-11-21T14:48:00Z", .clear, 11)
    private let fresh = Samples.forecast(fetched: "2026-11-21T15:00:00Z", .lightRain, 9)

    private func model(_ cached: Forecast? = nil) -> WeatherViewModel {
        WeatherViewModel(
            place: Samples.london, cached: cached, fetcher: client, store: store, clock: DisplayClock(time),
            formatter: Samples.formatter)
    }

    private func answer(_ result: Result<Forecast, FetchError>) {
        client.answers.set(result, for: Samples.london.id)
    }

    @Test("the last forecast is shown before any request, with its age and its source")
    func cached() {
        let model = model(old)
        #expect(model.temperature == "11°")
        #expect(model.current?.weather == "Clear")
        #expect(model.statusText == "Updated 12 minutes ago")
        #expect(
            model.attribution == Attribution(text: "Weather data by Open-Meteo.com", link: "https://open-meteo.com/"))
        #expect(client.answers.asked.isEmpty)
    }

    @Test("without a forecast there is nothing but the place and its time")
    func empty() {
        let model = model()
        #expect(model.location == "London")
        #expect(model.weather == "—")
        #expect(model.temperature == "—")
        #expect(model.locationTime == "15:00")
        #expect(model.current == nil)
        #expect(model.attribution == nil)
        #expect(model.statusText == "No forecast yet")
        #expect(model.banner == nil)
    }

    @Test("a good answer is shown and kept in the store")
    func success() async {
        answer(.success(fresh))
        let model = model(old)
        await model.load()
        #expect(model.weather == "Light rain")
        #expect(model.statusText == "Updated just now")
        #expect(store.reports == [Samples.london.id: WeatherReport(fresh)])
        #expect(model.banner == nil)
    }

    @Test("a failed refresh keeps the old forecast and says why and how old it is")
    func failure() async {
        answer(.failure(.timedOut(after: 15)))
        let model = model(old)
        await model.load()
        #expect(model.temperature == "11°")
        #expect(
            model.banner
                == Banner(
                    text: "The service did not answer within 15 seconds. Try again later. Last updated 12 minutes ago.",
                    actionLabel: "Try again"))
        #expect(store.reports.isEmpty)
    }

    @Test("a failure without any forecast leaves only the reason")
    func failureOfFirst() async {
        answer(.failure(.offline))
        let model = model()
        await model.load()
        #expect(model.current == nil)
        #expect(model.hours.isEmpty && model.days.isEmpty)
        #expect(model.banner == Banner(text: FetchError.offline.message, actionLabel: "Try again"))
    }

    @Test("a success takes the reason of an earlier failure away")
    func recovery() async {
        answer(.failure(.offline))
        let model = model(old)
        await model.load()
        answer(.success(fresh))
        await model.load()
        #expect(model.banner == nil)
    }

    @Test("a forecast the store cannot keep stays on screen, and that is said until one is kept")
    func storeFailure() async {
        answer(.success(fresh))
        store.fail(.diskFull)
        let model = model(old)
        await model.load()
        #expect(model.weather == "Light rain")
        #expect(
            model.banner
                == Banner(text: "The forecast could not be kept. The disk is full. Free some space and try again."))
        store.fail(nil)
        answer(.success(Samples.forecast(fetched: "2026-11-21T15:01:00Z", .lightRain, 9)))
        await model.load()
        #expect(model.banner == nil)
    }

    @Test("while the first answer is waited for, that is said; an answer that comes after it was given up is dropped")
    func lateAnswer() async {
        let gate = Gate()
        answer(.success(fresh))
        client.answers.hold(Samples.london.id, at: gate)
        let model = model()
        model.refresh()
        await gate.visitor()
        #expect(model.isLoading)
        #expect(model.statusText == "Loading…")
        model.cancel()
        await gate.open()
        await model.task?.value
        #expect(!model.isLoading)
        #expect(model.forecast == nil)
        #expect(model.banner == nil)
        #expect(store.reports.isEmpty)
    }

    @Test("while a newer answer is waited for, the old one and its age stay")
    func loading() async {
        let gate = Gate()
        answer(.success(fresh))
        client.answers.hold(Samples.london.id, at: gate)
        let model = model(old)
        model.refresh()
        await gate.visitor()
        #expect(model.isLoading)
        #expect(model.temperature == "11°")
        #expect(model.statusText == "Updated 12 minutes ago")
        await gate.open()
        await model.task?.value
        #expect(model.temperature == "9°")
    }

    @Test("sample data is called so")
    func sample() {
        var forecast = old
        forecast.source = WeatherSource(id: "sample", name: "Sample", attribution: "Invented", homepage: "https://a.b/")
        #expect(model(forecast).statusText == "Sample data")
    }

    @Test("a forecast hour that stands for the present is told beside the age")
    func forecastHour() {
        let forecast = Samples.forecast(
            fetched: "2026-11-21T09:00:00Z",
            current: Samples.current("2026-11-21T09:00:00Z", Samples.conditions(.fog, 3)),
            hours: Samples.hours(from: "2026-11-21T00:00:00Z", count: 48))
        let model = model(forecast)
        #expect(model.temperature == "15°")
        #expect(model.statusText == "Forecast for 15:00 · Updated at 09:00")
    }

    @Test("OpenWeather's Mountain View: clear sky, 9.4 °C, seven hours behind Greenwich")
    func mountainView() async throws {
        let place = Samples.place("Mountain View", id: "openweather:5375480")
        var conditions = Samples.conditions(.clear, 9.4, isDay: true)
        conditions.sourceDescription = "clear sky"
        let zone = try #require(TimeZone(secondsFromGMT: -25_200))
        let forecast = Forecast(
            source: Samples.source, fetchedAt: time.now, timeZone: zone,
            current: CurrentConditions(time: time.now, conditions: conditions))
        client.answers.set(.success(forecast), for: place.id)
        let model = WeatherViewModel(
            place: place, cached: nil, fetcher: client, store: store, clock: DisplayClock(time),
            formatter: Samples.formatter)
        #expect(model.locationTime == nil)
        await model.load()
        #expect(model.location == "Mountain View")
        #expect(model.weather == "Clear")
        #expect(model.description == "clear sky")
        #expect(model.temperature == "9°")
        #expect(model.locationTime == "08:00")
        #expect(!model.isLoading)
    }
}
