import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation

/// Which place is asked for when, as the list is used.
@MainActor
struct LocationsRefreshTests {
    private let report = Samples.report(fetched: "2026-11-21T15:19:00Z", .clear, 20)
    private let list: PlacesDesk
    private let model: LocationsViewModel

    init() throws {
        list = try PlacesDesk([Samples.london, Samples.paris, Samples.tokyo], reports: [Samples.paris.id: report])
        model = list.locations
        for place in [Samples.london, Samples.paris, Samples.tokyo] { list.answer(place, .success(report)) }
    }

    @Test("a selected place is shown and renewed where it is stale; an unknown one is ignored")
    func select() async {
        await list.start()
        #expect(list.asked == [Samples.london.id])
        model.select(Samples.tokyo.id)
        await list.refreshes.settled()
        #expect(model.selectedID == Samples.tokyo.id)
        #expect(model.selectedPage?.temperature == "20°")
        #expect(list.asked == [Samples.london.id, Samples.tokyo.id])
        model.select("nowhere")
        #expect(model.selectedID == Samples.tokyo.id)
        model.select(Samples.paris.id)
        await list.refreshes.settled()
        #expect(list.asked == [Samples.london.id, Samples.tokyo.id])
    }

    @Test("all are renewed, the selected one first, and only those that need it")
    func all() async {
        model.select(Samples.tokyo.id)
        await list.start()
        await list.ring()
        #expect(list.asked == [Samples.tokyo.id, Samples.london.id])
        #expect(model.rows.map(\.trailingText) == ["20°", "20°", "20°"])
        #expect(Set(list.store.reports.keys) == [Samples.london.id, Samples.paris.id, Samples.tokyo.id])
    }

    @Test("one place is asked for at a time, and a place selected meanwhile comes first")
    func oneAtATime() async {
        list.fetcher.answers.hold(Samples.london.id, at: list.fetcher.gate)
        list.refreshes.start()
        await list.fetcher.gate.visitor()
        model.select(Samples.tokyo.id)
        await list.refreshes.settled()
        #expect(list.asked == [Samples.london.id, Samples.tokyo.id])
        #expect(list.fetcher.answers.mostAtOnce == 1)
        await list.ring()
        #expect(list.asked == [Samples.london.id, Samples.tokyo.id, Samples.london.id])
        #expect(list.fetcher.answers.mostAtOnce == 1)
    }

    @Test("an answer for a place removed meanwhile is dropped, and undo brings no part of it back")
    func removedMeanwhile() async {
        list.fetcher.answers.hold(Samples.london.id, at: list.fetcher.gate)
        let page = model.selectedPage
        page?.refresh()
        await list.fetcher.gate.visitor()
        model.remove(Samples.london.id)
        await list.changed()
        await list.refreshes.settled()
        #expect(page?.report == nil)
        model.undo()
        await list.changed()
        #expect(model.rows[0].trailingText == nil)
        #expect(list.store.reports[Samples.london.id] == nil)
    }

    @Test("a place removed before its turn is not asked for")
    func removedBeforeItsTurn() async {
        list.fetcher.answers.hold(Samples.london.id, at: list.fetcher.gate)
        list.refreshes.start()
        await list.fetcher.gate.visitor()
        model.remove(Samples.tokyo.id)
        await list.changed()
        await list.fetcher.gate.open()
        await list.refreshes.settled()
        await list.pass(60)
        #expect(list.asked == [Samples.london.id])
    }

    @Test("a place just added is asked for, and one put back is asked for again where it is old")
    func added() async {
        await list.start()
        model.addSuggestion("geonames:2147714")
        await list.changed()
        await list.refreshes.settled()
        #expect(list.asked == [Samples.london.id, "geonames:2147714"])
        model.remove(Samples.london.id)
        await list.changed()
        list.time.pass(15 * 60)
        model.undo()
        await list.changed()
        await list.refreshes.settled()
        #expect(list.asked.filter { $0 == Samples.london.id }.count == 2)
    }
}
