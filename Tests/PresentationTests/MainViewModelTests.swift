import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@MainActor
struct MainViewModelTests {
    private let time = SetClock("2026-11-21T15:00:10Z")
    private let client = MockWeatherClient()

    private func model(_ contents: StoredContents, store: MockStore? = nil, notice: Banner? = nil) -> MainViewModel {
        let store = store ?? MockStore(contents)
        let clock = DisplayClock(time)
        let locations = LocationsViewModel(
            contents: contents, store: store, fetcher: client, clock: clock, formatter: Samples.formatter)
        return MainViewModel(
            adding: AddLocationViewModel(
                store: store, geocoder: MockGeocodingClient(), locations: locations, pause: {}),
            locations: locations, clock: clock, startNotice: notice)
    }

    private let two = StoredContents(
        places: [SavedPlace(Samples.london), SavedPlace(Samples.paris)],
        summaries: [
            Samples.paris.id: WeatherReport(Samples.forecast(fetched: "2026-11-21T14:40:00Z", .clear, 20))
        ])

    @Test("without a place the window bears the program's name and welcomes")
    func empty() {
        let model = model(StoredContents())
        #expect(model.title == "Fairweather")
        #expect(model.page == nil)
        #expect(model.welcomeTitle == "Welcome to Fairweather")
        #expect(!model.welcomeText.isEmpty)
        #expect(model.notice == nil)
    }

    @Test("the page and the title are those of the selected place")
    func page() {
        let model = model(two)
        #expect(model.title == "London — Fairweather")
        model.locations.select(Samples.paris.id)
        #expect(model.title == "Paris — Fairweather")
        #expect(model.page?.temperature == "20°")
    }

    @Test("the start renews what is stale, and each minute what has become so")
    func refresh() async {
        client.answers.set(
            .success(Samples.forecast(fetched: "2026-11-21T15:00:00Z", .clear, 9)), for: Samples.london.id)
        let model = model(two)
        model.start()
        await model.task?.value
        #expect(client.answers.asked == [Samples.london.id])
        time.set("2026-11-21T15:09:59Z")
        model.minutePassed()
        await model.task?.value
        #expect(client.answers.asked == [Samples.london.id])
        time.set("2026-11-21T15:10:00Z")
        model.minutePassed()
        await model.task?.value
        #expect(client.answers.asked == [Samples.london.id, Samples.paris.id])
        #expect(model.page?.statusText == "Updated 10 minutes ago")
    }

    @Test("an offer to undo lasts at least half a minute")
    func undoOffer() async {
        let model = model(two)
        time.set("2026-11-21T15:00:45Z")
        model.locations.remove(Samples.paris.id)
        await model.locations.task?.value
        time.set("2026-11-21T15:01:00Z")
        model.minutePassed()
        #expect(model.locations.undoOffer != nil)
        time.set("2026-11-21T15:02:00Z")
        model.minutePassed()
        #expect(model.locations.undoOffer == nil)
        await model.task?.value
    }

    @Test("what happened at the start is said until it is read")
    func startNotice() {
        let notice = StartNotice.setAside(as: "places.damaged.sqlite", rescued: 2)
        let model = model(two, notice: notice)
        #expect(model.notice?.text == notice.text)
        #expect(model.notice?.actionLabel == "Dismiss")
        model.dismissNotice()
        #expect(model.notice == nil)
    }

    @Test("a change that could not be saved is said first")
    func problem() async {
        let store = MockStore(two)
        let notice = StartNotice.cannotOpen(.readOnly)
        let model = model(two, store: store, notice: notice)
        store.fail(.busy)
        model.locations.remove(Samples.paris.id)
        await model.locations.task?.value
        #expect(model.notice?.text.hasPrefix("The list was not changed. Another program") == true)
        model.dismissNotice()
        #expect(model.notice?.text == notice.text)
    }
}
