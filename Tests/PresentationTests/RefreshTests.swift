import Foundation
import Observation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

@MainActor
struct RefreshTests {
    private let time = SetClock("2026-11-21T15:00:00Z")
    private let client = MockWeatherClient()
    private let clock: DisplayClock

    init() {
        clock = DisplayClock(time)
    }

    private func model(fetched: String? = nil) -> WeatherViewModel {
        WeatherViewModel(
            place: Samples.london, cached: fetched.map { Samples.forecast(fetched: $0, .clear, 11) }, fetcher: client,
            store: MockStore(StoredContents(places: [SavedPlace(Samples.london)])), clock: clock,
            formatter: Samples.formatter)
    }

    private func pass(_ seconds: TimeInterval) {
        time.advance(by: seconds)
        clock.tick()
    }

    private var requests: Int { client.answers.asked.count }

    @Test("a forecast is renewed from half an hour on")
    func interval() async {
        await model(fetched: "2026-11-21T14:30:01Z").refreshIfNeeded()
        #expect(requests == 0)
        await model(fetched: "2026-11-21T14:30:00Z").refreshIfNeeded()
        #expect(requests == 1)
        await model().refreshIfNeeded()
        #expect(requests == 2)
    }

    @Test("a forecast from the future, after the clock was set back, is renewed too")
    func clockSetBack() async {
        await model(fetched: "2026-11-21T18:00:00Z").refreshIfNeeded()
        #expect(requests == 1)
    }

    @Test("after a failure it is not tried again by itself for five minutes")
    func backOff() async {
        let model = model()
        await model.refreshIfNeeded()
        pass(299)
        await model.refreshIfNeeded()
        #expect(requests == 1)
        pass(1)
        await model.refreshIfNeeded()
        #expect(requests == 2)
    }

    @Test("a source that names the time of the next try is left alone until then, and the time is told")
    func quota() async {
        let retry = Samples.instant("2026-11-21T16:30:00Z")
        client.answers.set(.failure(.quotaExceeded(retryAfter: retry)), for: Samples.london.id)
        let model = model()
        await model.refreshIfNeeded()
        #expect(model.banner?.text == "The service was asked too often. Try again after 16:30.")
        pass(89 * 60)
        await model.refreshIfNeeded()
        #expect(requests == 1)
        pass(60)
        await model.refreshIfNeeded()
        #expect(requests == 2)
    }

    @Test("by hand it is asked at once, but not twice within ten seconds")
    func byHand() async {
        let model = model(fetched: "2026-11-21T14:59:00Z")
        model.refresh()
        await model.task?.value
        time.advance(by: 9)
        model.refresh()
        await model.task?.value
        #expect(requests == 1)
        time.advance(by: 1)
        model.refresh()
        await model.task?.value
        #expect(requests == 2)
    }

    @Test("trying again by hand does not wait for the pause after a failure of its own accord")
    func tryAgain() async {
        let model = model()
        await model.refreshIfNeeded()
        time.advance(by: 1)
        model.refresh()
        await model.task?.value
        #expect(requests == 2)
    }

    @Test("an answer moves the window's clock, so that its age is true")
    func ages() async {
        let model = model()
        client.answers.set(
            .success(Samples.forecast(fetched: "2026-11-21T15:03:00Z", .clear, 11)), for: Samples.london.id)
        time.set("2026-11-21T15:05:00Z")
        await model.load()
        #expect(model.statusText == "Updated 2 minutes ago")
    }

    @Test("a tick of the clock changes what is shown, and tells those who watch")
    func observation() async {
        let model = model(fetched: "2026-11-21T14:50:00Z")
        #expect(model.statusText == "Updated 10 minutes ago")
        await confirmation { told in
            withObservationTracking {
                _ = model.statusText
            } onChange: {
                told()
            }
            pass(60)
        }
        #expect(model.statusText == "Updated 11 minutes ago")
    }
}
