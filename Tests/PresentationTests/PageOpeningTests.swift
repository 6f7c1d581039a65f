import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// When the store is read for all that it has of a place.
@MainActor
struct PageOpeningTests {
    private func report(_ temperature: Double, hours: Int = 0) -> WeatherReport {
        Samples.report(
            fetched: "2026-11-21T15:15:00Z",
            current: Samples.current("2026-11-21T15:15:00Z", Samples.conditions(.clear, temperature)),
            hours: Samples.hours(from: "2026-11-21T15:00:00Z", count: hours))
    }

    /// London and Paris as the first frame has them, and in the store with their hours.
    private func list() async throws -> PlacesDesk {
        let list = try PlacesDesk(
            [Samples.london, Samples.paris], reports: [Samples.london.id: report(9), Samples.paris.id: report(20)])
        for (place, temperature) in [(Samples.london, 9.0), (Samples.paris, 20)] {
            try await list.store.save(report(temperature, hours: 30), for: place.id)
        }
        return list
    }

    @Test("at the start the page on screen is read whole, and for the others a summary is enough for a row")
    func start() throws {
        let list = try PlacesDesk(
            [Samples.london, Samples.paris], reports: [Samples.london.id: report(9), Samples.paris.id: report(20)])
        #expect(list.store.opened == [Samples.london.id])
        #expect(list.locations.rows.map(\.detail) == ["Clear", "Clear"])
        #expect(list.locations.rows.map(\.trailingText) == ["9°", "20°"])
        #expect(list.store.opened == [Samples.london.id])
    }

    @Test("a page is read when it is first shown, and never again")
    func first() async throws {
        let list = try await list()
        #expect(list.locations.pages[1].hasHours == false)
        for place in [Samples.paris, Samples.london, Samples.paris] { list.locations.select(place.id) }
        #expect(list.store.opened == [Samples.london.id, Samples.paris.id])
        #expect(list.locations.selectedPage?.chart?.meteogram.hours.count == 30)
    }

    @Test("an answer for a page that was not shown yet joins what the store has of it")
    func answer() async throws {
        let list = try await list()
        list.answer(Samples.paris, .success(Samples.report(fetched: "2026-11-21T15:20:00Z", .fog, 4)))
        list.locations.pages[1].refresh()
        await list.refreshes.settled()
        #expect(list.store.opened == [Samples.london.id, Samples.paris.id])
        #expect(list.locations.pages[1].chart?.meteogram.hours.count == 30)
        #expect(list.locations.rows[1].trailingText == "4°")
    }

    @Test("a place just added has nothing to read")
    func added() async throws {
        let list = try PlacesDesk([])
        list.locations.addSuggestion(Samples.london.id)
        await list.changed()
        #expect(list.locations.selectedID == Samples.london.id)
        #expect(list.store.opened.isEmpty)
    }

    @Test("what cannot be read leaves the summary on screen and is said")
    func unreadable() async throws {
        let list = try await list()
        list.store.fail(.damaged)
        list.locations.select(Samples.paris.id)
        let page = try #require(list.locations.selectedPage)
        #expect(page.temperature == "20°")
        #expect(page.banner?.text.contains(StoreError.damaged.message) == true)
    }
}
