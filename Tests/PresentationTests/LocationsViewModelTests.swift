import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@MainActor
struct LocationsViewModelTests {
    private let time = SetClock("2026-11-21T15:00:00Z")
    private let clock: DisplayClock
    private let client = MockWeatherClient()
    private let store: MockStore
    private let model: LocationsViewModel
    private let forecast = Samples.forecast(fetched: "2026-11-21T14:55:00Z", .clear, 20)

    init() throws {
        clock = DisplayClock(time)
        store = MockStore(
            StoredContents(
                places: [Samples.london, Samples.paris, Samples.tokyo].map { SavedPlace($0) },
                summaries: [Samples.paris.id: WeatherReport(forecast)]))
        model = LocationsViewModel(
            contents: try store.contents(at: time.now), store: store, fetcher: client, clock: clock,
            formatter: Samples.formatter)
    }

    private var titles: [String] { model.rows.map(\.title) }

    @Test("saved places are listed in their order with what is known, the first one selected")
    func start() {
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(model.rows.map(\.trailingText) == [nil, "20°", nil])
        #expect(model.selectedID == Samples.london.id)
        #expect(model.selectedPage?.place == Samples.london)
        #expect(client.answers.asked.isEmpty)
    }

    @Test("a selected place is shown and renewed where it is stale; an unknown one is ignored")
    func select() async {
        model.select(Samples.tokyo.id)
        await model.refreshTask?.value
        #expect(model.selectedID == Samples.tokyo.id)
        #expect(client.answers.asked == [Samples.tokyo.id])
        model.select("nowhere")
        #expect(model.selectedID == Samples.tokyo.id)
        model.select(Samples.paris.id)
        await model.refreshTask?.value
        #expect(client.answers.asked == [Samples.tokyo.id])
    }

    @Test("six cities are offered")
    func suggestions() {
        #expect(
            model.suggestions.map(\.title) == ["New York", "London", "Paris", "Vancouver", "Cape Town", "Sydney"])
        #expect(model.suggestions[1].id == "geonames:2643743")
        #expect(model.suggestions[3].detail == "British Columbia, Canada")
    }

    @Test("a city picked is saved at the end and shown; one saved already is only shown")
    func addSuggestion() async {
        model.addSuggestion("geonames:2147714")
        await model.task?.value
        #expect(titles == ["London", "Paris", "Tokyo", "Sydney"])
        #expect(store.locations.last?.timeZoneIdentifier == "Australia/Sydney")
        #expect(model.selectedID == "geonames:2147714")
        model.addSuggestion(Samples.paris.id)
        await model.task?.value
        #expect(titles.count == 4)
        #expect(model.selectedID == Samples.paris.id)
    }

    @Test("a removed place is gone from the store, its neighbour is shown, and undo is offered")
    func remove() async {
        model.select(Samples.paris.id)
        model.remove(Samples.paris.id)
        await model.task?.value
        #expect(titles == ["London", "Tokyo"])
        #expect(store.locations == [Samples.london, Samples.tokyo])
        #expect(model.selectedID == Samples.tokyo.id)
        #expect(model.undoOffer == Banner(text: "Paris was removed.", actionLabel: "Undo", style: .info))
        model.remove(Samples.tokyo.id)
        await model.task?.value
        #expect(model.selectedID == Samples.london.id)
        model.remove(Samples.london.id)
        await model.task?.value
        #expect(model.selectedID == nil)
        #expect(model.selectedPage == nil)
    }

    @Test("removing another place leaves the selection alone")
    func removeOther() async {
        model.remove(Samples.paris.id)
        await model.task?.value
        #expect(model.selectedID == Samples.london.id)
    }

    @Test("removing a place that is not there offers nothing to undo")
    func removeUnknown() async {
        model.remove("nowhere")
        await model.task?.value
        #expect(titles.count == 3)
        #expect(model.undoOffer == nil)
    }

    @Test("undo puts the place back where it was, with its forecast, and shows it")
    func undo() async {
        model.remove(Samples.paris.id)
        model.undoRemoval()
        await model.task?.value
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(store.locations == [Samples.london, Samples.paris, Samples.tokyo])
        #expect(store.reports == [Samples.paris.id: WeatherReport(forecast)])
        #expect(model.rows[1].trailingText == "20°")
        #expect(model.selectedID == Samples.paris.id)
        #expect(model.undoOffer == nil)
    }

    @Test("an answer for a place removed meanwhile is dropped")
    func removeWhileLoading() async {
        let gate = Gate()
        client.answers.set(.success(forecast), for: Samples.london.id)
        client.answers.hold(Samples.london.id, at: gate)
        model.select(Samples.london.id)
        let loading = model.refreshTask
        await gate.visitor()
        model.remove(Samples.london.id)
        await model.task?.value
        await gate.open()
        await loading?.value
        model.undoRemoval()
        await model.task?.value
        #expect(model.rows[0].trailingText == nil)
    }

    @Test("adding a place withdraws the offer to undo")
    func offerEnds() async {
        model.remove(Samples.paris.id)
        await model.task?.value
        model.addSuggestion("geonames:2147714")
        await model.task?.value
        #expect(model.undoOffer == nil)
    }

    @Test(
        "a place moves as far as the list goes",
        arguments: [
            (1, ["Paris", "London", "Tokyo"]), (2, ["Paris", "Tokyo", "London"]), (9, ["Paris", "Tokyo", "London"]),
            (-1, ["London", "Paris", "Tokyo"]),
        ])
    func move(offset: Int, order: [String]) async {
        model.move(Samples.london.id, by: offset)
        await model.task?.value
        #expect(titles == order)
        #expect(store.locations.map(\.name) == order)
        #expect(model.selectedID == Samples.london.id)
    }

    @Test("a change the store refuses changes nothing and says so, until one succeeds")
    func storeFailure() async {
        store.fail(.readOnly)
        model.remove(Samples.paris.id)
        model.move(Samples.london.id, by: 1)
        model.addSuggestion("geonames:2147714")
        await model.task?.value
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(model.selectedID == Samples.london.id)
        #expect(model.undoOffer == nil)
        #expect(
            model.problem?.text
                == "The list was not changed. The folder of the saved places may not be written. Check its permissions."
        )
        store.fail(nil)
        model.move(Samples.london.id, by: 1)
        await model.task?.value
        #expect(model.problem == nil)
    }

    @Test("all are renewed, the selected one first, and only those that need it")
    func refreshAll() async {
        model.select(Samples.tokyo.id)
        await model.refreshTask?.value
        time.advance(by: 6 * 60)
        clock.tick()
        await model.refreshAll()
        #expect(client.answers.asked == [Samples.tokyo.id, Samples.tokyo.id, Samples.london.id])
    }

    @Test("one place is asked for at a time, whoever asks")
    func oneAtATime() async {
        let gate = Gate()
        client.answers.hold(Samples.tokyo.id, at: gate)
        model.select(Samples.tokyo.id)
        await gate.visitor()
        let all = Task { await model.refreshAll() }
        let again = Task { await model.refreshAll() }
        // Room for a request that should not be made yet.
        for _ in 0..<100 { await Task.yield() }
        await gate.open()
        await all.value
        await again.value
        #expect(client.answers.asked == [Samples.tokyo.id, Samples.london.id])
        #expect(client.answers.mostAtOnce == 1)
    }

    @Test("a place removed while the others are renewed is not asked for")
    func removedBeforeItsTurn() async {
        let gate = Gate()
        client.answers.hold(Samples.london.id, at: gate)
        async let all: Void = model.refreshAll()
        await gate.visitor()
        model.remove(Samples.tokyo.id)
        await model.task?.value
        await gate.open()
        await all
        #expect(client.answers.asked == [Samples.london.id])
    }
}
