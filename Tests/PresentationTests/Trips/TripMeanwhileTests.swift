import Testing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

@testable import Presentation

/// What is known in part, and what happens to a trip while its page is shown.
extension TripViewModelTests {
    @Test("the last day of a forecast that is known in part is told as such, and its values as no day's")
    func partialDay() async throws {
        var days = Self.days
        days[3].isPartial = true
        (days[3].low, days[3].high, days[3].precipitation) = (Temperature(-3), Temperature(2), Precipitation(0))
        try await store.save(
            Samples.report(
                fetched: "2026-11-21T15:00:00Z",
                current: Samples.current("2026-11-21T15:00:00Z", Samples.conditions(.overcast, 8)), days: days),
            for: Samples.london.id)
        let desk = try PlacesDesk(places: [], parts: [.current, .days], kept: store)
        let former = trip((Samples.london, "2026-11-23", "2026-11-24"))
        try await store.save(former, replacing: nil, ifOnlyOfItsName: false)
        let model = model(on: desk)
        model.openTrip("trip")
        let content = try #require(model.trips?.page?.content)
        #expect(content.stays[0].text.tiles.map(\.dateText) == ["23", "24, partial"])
        #expect(content.sentence.hasPrefix("From 4° to 11°"))
        #expect(content.stays[0].text.sentence.hasPrefix("High 11°."))
        #expect(content.packing.basis == "By the forecast for 1 of 2 days.")
        try await store.save(
            trip((Samples.london, "2026-11-24", "2026-11-24")), replacing: former, ifOnlyOfItsName: false)
        model.trips?.reload()
        let part = try #require(model.trips?.page?.content)
        #expect(part.sentence == "Little is known of the weather yet.")
        #expect(part.stays[0].text.sentence == "Little is known of the weather yet.")
    }

    @Test("a trip that another program has removed does not come back by a change; its page is left, and that is told")
    func removedElsewhere() async throws {
        let saved = trip((Samples.london, "2026-11-22", "2026-11-24"))
        try await store.save(saved, replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let trips = try #require(model.trips)
        let page = try #require(trips.page)
        try await store.removeTrip(saved)
        page.rename(to: "Again")
        await trips.settled()
        #expect(try store.trips().isEmpty)
        #expect(trips.page == nil && trips.undoOffer?.text == "Another program has removed this trip.")
        #expect(desk.locations.announcements.latest?.text == "Another program has removed this trip.")
        try await store.save(saved, replacing: nil, ifOnlyOfItsName: false)
        trips.minutePassed()
        model.openTrip("trip")
        try await store.removeTrip(saved)
        trips.minutePassed()
        #expect(trips.page == nil)
    }

    @Test("what another program has changed meanwhile stays beside a change here")
    func changedElsewhere() async throws {
        let saved = trip((Samples.london, "2026-11-22", "2026-11-24"))
        try await store.save(saved, replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let page = try #require(model.trips?.page)
        var theirs = saved
        theirs.packed = [.windproof]
        try await store.save(theirs, replacing: saved, ifOnlyOfItsName: false)
        page.rename(to: "Mine")
        await model.trips?.settled()
        #expect(try store.trips().map(\.name) == ["Mine"] && store.trips()[0].packed == [.windproof])
        #expect(page.content.problem == nil)
    }

    @Test("a stay is removed once, however often that is asked, and a removal does not overtake an edit")
    func order() async throws {
        try await store.save(
            trip((Samples.london, "2026-11-22", "2026-11-24"), (Samples.paris, "2026-11-24", "2026-11-26")),
            replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let trips = try #require(model.trips)
        let page = try #require(trips.page)
        page.removeStay(1)
        page.removeStay(1)
        page.removeStay(0)
        page.removeStay(0)
        await trips.settled()
        #expect(try store.trips()[0].legs.isEmpty)
        page.undo()
        page.undo()
        page.rename(to: "Later")
        page.remove()
        await trips.settled()
        #expect(try store.trips().isEmpty && trips.page == nil)
        trips.undo()
        await trips.settled()
        #expect(trips.rows.map(\.title) == ["Later"] && trips.book.trips[0].legs.count == 2)
    }

    @Test("the first place of all that is entered as a stay leaves the page of its trip open")
    func firstPlace() async throws {
        let empty = try SQLiteStore.open(at: folder.url.appending(path: "empty.sqlite")).store
        let desk = try PlacesDesk(places: [], parts: [.current, .days], kept: empty)
        let model = model(on: desk, in: empty)
        model.openNewTrip()
        let trips = try #require(model.trips)
        let page = try #require(trips.page)
        page.adding.type("Tok")
        page.adding.submit()
        await trips.settled()
        #expect(desk.locations.selectedID == Samples.tokyo.id)
        model.followTrip()
        #expect(trips.page === page)
        // Another that is chosen is shown.
        try await desk.locations.addUnseen(Samples.london)
        desk.locations.select(Samples.london.id)
        model.followTrip()
        #expect(trips.page == nil)
    }
}
