import Foundation
import Observation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// What a page makes of the coordinator's rules.
@MainActor
struct PageRefreshTests {
    private func list(fetched: String? = nil) throws -> PlacesDesk {
        let report = fetched.map { Samples.report(fetched: $0, .clear, 11) }
        return try PlacesDesk([Samples.london], reports: report.map { [Samples.london.id: $0] } ?? [:])
    }

    private func page(_ list: PlacesDesk) throws -> WeatherViewModel {
        try #require(list.locations.pages.first)
    }

    @Test("at the start weather that is still good is not asked for, what is older or missing is")
    func start() async throws {
        for (fetched, requests) in [("2026-11-21T15:12:00Z", 0), ("2026-11-21T15:05:00Z", 1), (nil, 1)] {
            let list = try list(fetched: fetched)
            await list.start()
            #expect(list.asked.count == requests, "\(fetched ?? "nothing")")
        }
    }

    @Test("weather from the future, after the clock was set back, is renewed too")
    func clockSetBack() async throws {
        let list = try list(fetched: "2026-11-21T18:00:00Z")
        list.answer(Samples.london, .success(Samples.report(fetched: "2026-11-21T15:20:00Z", .fog, 3)))
        await list.start()
        #expect(list.asked == [Samples.london.id])
        #expect(try page(list).statusText == "Updated just now")
    }

    @Test("a source that names the time of the next try is left alone until then, and the time is told")
    func quota() async throws {
        let list = try list()
        let retry = Samples.instant("2026-11-21T16:30:00Z")
        list.answer(Samples.london, .failure(.quotaExceeded(retryAfter: retry)))
        await list.start()
        let page = try page(list)
        #expect(
            page.banner?.text
                == "There is no weather for London yet. The request limit of Open-Meteo has been reached. "
                + "Try again after 16:30.")
        await list.pass(69 * 60)
        page.refresh()
        await list.refreshes.settled()
        #expect(list.asked.count == 1)
        await list.pass(60)
        #expect(list.asked.count == 2)
    }

    @Test("by hand it is asked at once, but not twice within ten seconds")
    func byHand() async throws {
        let list = try list(fetched: "2026-11-21T15:19:00Z")
        let page = try page(list)
        for (seconds, requests) in [(0.0, 1), (9, 1), (1, 2)] {
            list.time.pass(seconds)
            page.refresh()
            await list.refreshes.settled()
            #expect(list.asked.count == requests)
        }
    }

    @Test("asking again too soon is answered in words for as long as it takes to read them")
    func noticeOfHaste() async throws {
        let list = try list(fetched: "2026-11-21T15:19:00Z")
        let page = try page(list)
        page.refresh()
        await list.refreshes.settled()
        #expect(page.heading.notice == nil)
        list.time.pass(9)
        page.refresh()
        #expect(page.heading.notice?.text.contains("a few seconds ago") == true)
        list.time.pass(9)
        list.clock.tick()
        #expect(page.heading.notice != nil)
        list.time.pass(1)
        list.clock.tick()
        #expect(page.heading.notice == nil)
    }

    @Test("the heading says that a refresh runs, and how old the weather is when it does not")
    func running() async throws {
        let list = try list(fetched: "2026-11-21T15:10:00Z")
        let (page, gate) = (try page(list), Gate())
        list.fetcher.answers.hold(Samples.london.id, at: gate)
        #expect(page.heading.detail.hasSuffix("Updated 10 minutes ago · Open-Meteo"))
        page.refresh()
        #expect(page.heading.detail.hasSuffix("Updating…"))
        await gate.open()
        await list.refreshes.settled()
        #expect(!page.heading.detail.contains("Updating…"))
    }

    @Test("trying again by hand does not wait for the pause after a failure of its own accord")
    func tryAgain() async throws {
        let list = try list()
        list.answer(Samples.london, .failure(.offline))
        await list.start()
        await list.pass(1)
        #expect(list.asked.count == 1)
        try page(list).refresh()
        await list.refreshes.settled()
        #expect(list.asked.count == 2)
    }

    @Test("an answer moves the window's clock, so that its age is true")
    func ages() async throws {
        let list = try list()
        list.answer(Samples.london, .success(Samples.report(fetched: "2026-11-21T15:23:00Z", .clear, 11)))
        list.time.pass(300)
        await list.start()
        #expect(try page(list).statusText == "Updated 2 minutes ago")
    }

    @Test("a tick of the clock changes what is shown, and tells those who watch")
    func observation() async throws {
        let list = try list(fetched: "2026-11-21T15:10:00Z")
        let page = try page(list)
        #expect(page.statusText == "Updated 10 minutes ago")
        await confirmation { told in
            withObservationTracking {
                _ = page.statusText
            } onChange: {
                told()
            }
            list.time.pass(60)
            list.clock.tick()
        }
        #expect(page.statusText == "Updated 11 minutes ago")
    }
}
