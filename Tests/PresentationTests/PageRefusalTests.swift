import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import Refreshing

/// What a page answers to a manual refresh that brings nothing, and that it keeps what it promises.
@MainActor
struct PageRefusalTests {
    private let list: PlacesDesk
    private let page: WeatherViewModel

    /// Tokyo with weather of a minute ago, on a computer in London.
    init() throws {
        let report = Samples.report(
            fetched: "2026-11-21T15:19:00Z", in: "Asia/Tokyo",
            current: Samples.current("2026-11-21T15:19:00Z", Samples.conditions(.clear, 11, isDay: false)))
        list = try PlacesDesk([Samples.tokyo], reports: [Samples.tokyo.id: report])
        page = try #require(list.locations.selectedPage)
        list.answer(Samples.tokyo, .success(report))
    }

    private func refresh() async {
        page.refresh()
        await list.refreshes.settled()
    }

    private func refuse(until time: String) {
        list.answer(Samples.tokyo, .failure(.quotaExceeded(retryAfter: Samples.instant(time))))
    }

    @Test("the update that a source puts off comes at the time that is named, however fresh the weather is by then")
    func promise() async throws {
        await list.start()
        refuse(until: "2026-11-21T15:23:30Z")
        await refresh()
        #expect(list.asked.count == 1)
        await refresh()
        #expect(page.heading.notice?.text.contains("The next update is at 15:24") == true)
        await list.pass(180)
        #expect(list.asked.count == 1, "not before")
        list.answer(Samples.tokyo, .success(Samples.report(fetched: "2026-11-21T15:24:00Z", .fog, 3)))
        await list.pass(60)
        #expect(list.asked.count == 2)
        #expect(page.banner == nil)
        await list.pass(120)
        #expect(list.asked.count == 2, "once is enough")
    }

    @Test("nor is it put off by the full hour, when others wait")
    func promiseAtTheFullHour() async throws {
        list.time.pass(to: "2026-11-21T15:55:00Z")
        await list.start()
        let asked = list.asked.count
        refuse(until: "2026-11-21T16:00:00Z")
        await refresh()
        for _ in 0..<5 { await list.pass(60) }
        #expect(list.asked.count == asked + 2)
    }

    @Test("no update is promised where none comes of itself")
    func nothingPromised() async throws {
        list.format.refreshInterval = nil
        refuse(until: "2026-11-21T15:23:30Z")
        await refresh()
        await refresh()
        #expect(page.heading.notice?.text == "The source’s request limit was reached.")
    }

    @Test("all that is said of it names one time, that of the reader, and says so beside the clock of the place")
    func oneTime() async throws {
        refuse(until: "2026-11-21T15:23:30Z")
        await refresh()
        await refresh()
        let texts = [page.heading.notice?.text, page.heading.explanation, page.banner?.text].compactMap(\.self)
        #expect(texts.count == 3)
        for text in texts { #expect(text.contains("15:24 your time"), "\(text)") }
    }

    @Test("each press that is refused is answered, the third as the second")
    func eachPress() async throws {
        await refresh()
        let answers = (0..<3).map { _ in
            page.refresh()
            return page.heading.notice
        }
        #expect(Set(answers.map { $0?.text }) == ["You refreshed the weather a few seconds ago."])
        #expect(Set(answers).count == 3)
    }

    @Test("a refresh that failed is not called one")
    func failed() async throws {
        list.answer(Samples.tokyo, .failure(.offline))
        await refresh()
        list.time.pass(3)
        await refresh()
        #expect(page.heading.notice?.text == "The update a few seconds ago failed: no connection.")
    }

    @Test("pressing again during a slow update is answered by the update, and by nothing else")
    func duringAnUpdate() async throws {
        let gate = Gate()
        list.fetcher.answers.hold(Samples.tokyo.id, at: gate)
        page.refresh()
        await gate.visitor()
        page.refresh()
        await gate.open()
        await list.refreshes.settled()
        #expect(list.locations.announcements.latest?.number == 1)
        #expect(page.heading.notice == nil)
    }

    @Test("an update that was under way of its own accord is told to whoever pressed meanwhile")
    func joinedUpdate() async throws {
        list.time.pass(3600)
        let gate = Gate()
        list.fetcher.answers.hold(Samples.tokyo.id, at: gate)
        list.refreshes.start()
        await gate.visitor()
        page.refresh()
        await gate.open()
        await list.refreshes.settled()
        #expect(list.locations.announcements.latest?.text.hasPrefix("Updated") == true)
    }
}
