import Foundation
import Gazetteer
import Testing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

@testable import Presentation

@MainActor
@Suite("A trip in the window, kept in a real file")
struct TripViewModelTests {
    let folder: TemporaryFolder
    let store: SQLiteStore
    let desk: PlacesDesk
    private let index = MockPlaceIndex([
        "Tok": [PlaceMatch(Samples.tokyo, kind: .prefix)], "Par": [PlaceMatch(Samples.paris, kind: .prefix)],
    ])

    static let days = (21...24).map { Samples.day("2026-11-\($0)", .lightRain, low: 4, high: 11) }

    init() async throws {
        folder = try TemporaryFolder()
        store = try SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store
        try await store.add(Samples.london)
        try await store.save(
            Samples.report(
                fetched: "2026-11-21T15:00:00Z",
                current: Samples.current("2026-11-21T15:00:00Z", Samples.conditions(.overcast, 8)), days: Self.days),
            for: Samples.london.id)
        desk = try PlacesDesk(places: [], parts: [.current, .days], kept: store)
    }

    func model(on desk: PlacesDesk? = nil, in trips: (any TripStore)? = nil) -> MainViewModel {
        let desk = desk ?? self.desk
        func adding(
            keep: (@MainActor (Location) async throws(StoreError) -> Void)? = nil
        ) -> AddLocationViewModel {
            AddLocationViewModel(
                geocoder: MockGeocodingClient(), locations: desk.locations, index: index, pause: {},
                tellingPause: { throw CancellationError() }, keep: keep)
        }
        return MainViewModel(
            adding: adding(), locations: desk.locations, settings: desk.settings(Settings(), in: MockSettingsStore()),
            clock: desk.clock,
            trips: TripsViewModel(trips ?? store, locations: desk.locations) { adding(keep: $0) })
    }

    func trip(_ legs: (Location, String, String)...) -> Trip {
        Trip(
            id: "trip", name: "Autumn",
            legs: legs.compactMap { place, first, last in
                guard let first = CivilDate(first), let last = CivilDate(last) else { return nil }
                return TripLeg(at: place, from: first, to: last)
            })
    }

    @Test("a new trip is the form; the first place that is chosen saves it, and is among the places from then on")
    func beginning() async throws {
        let model = model()
        let trips = try #require(model.trips)
        #expect(trips.rows.isEmpty)
        model.openNewTrip()
        let page = try #require(trips.page)
        #expect(page.content.isEditing && page.content.sentence == "Add the first place.")
        #expect(!page.content.isKept, "there is nothing to delete yet")
        #expect(try store.trips().isEmpty)
        page.adding.type("Tok")
        page.adding.submit()
        await trips.settled()
        #expect(try store.trips().map { $0.legs.map(\.place.name) } == [["Tokyo"]])
        #expect(desk.locations.pages.map(\.pageID) == [Samples.london.id, Samples.tokyo.id])
        // The page that was visible is still the one behind the trip.
        #expect(desk.locations.selectedID == Samples.london.id)
        #expect(page.content.stays.map(\.firstText) == ["22/11/2026"])
        #expect(page.adding.query.isEmpty)
        page.rename(to: "Japan")
        await trips.settled()
        #expect(page.content.isKept && page.fileName == "Japan.ics")
        #expect(String(decoding: page.calendar(), as: UTF8.self).contains("SUMMARY:Tokyo"))
        #expect(trips.rows.map(\.title) == ["Japan"] && model.title == "Japan — Fairweather")
    }

    @Test("Enter that is pressed twice adds one stay, and does not ask for a name")
    func doubleEnter() async throws {
        let model = model()
        let trips = try #require(model.trips)
        model.openNewTrip()
        let page = try #require(trips.page)
        page.adding.type("Tok")
        page.adding.submit()
        page.adding.submit()
        await trips.settled()
        #expect(page.content.stays.map(\.text.name) == ["Tokyo"])
        page.adding.submit()
        #expect(desk.locations.announcements.latest?.text.hasPrefix("Tokyo was added:") == true)
        page.adding.type("Par")
        page.adding.submit()
        await trips.settled()
        #expect(page.content.stays.map(\.text.name) == ["Tokyo", "Paris"])
    }

    @Test(
        "dates are typed as the locale writes them; what is none is told, and what overlaps is refused with nothing lost"
    )
    func dates() async throws {
        try await store.save(
            trip((Samples.london, "2026-11-22", "2026-11-24"), (Samples.paris, "2026-11-24", "2026-11-26")),
            replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let trips = try #require(model.trips)
        let page = try #require(trips.page)
        page.edit(true)
        page.setLast("28.11.", ofStay: 1)
        await trips.settled()
        #expect(try store.trips()[0].legs[1].last == CivilDate("2026-11-28"))
        page.setFirst("soon", ofStay: 1)
        #expect(page.content.problem == "“soon” is not a date. Write it like 24/11/2026.")
        // It is still to be read where the form was left by it.
        page.edit(false)
        #expect(page.content.problem?.contains("soon") == true)
        page.edit(true)
        #expect(page.content.problem == nil)
        page.setFirst("23.11.", ofStay: 1)
        await trips.settled()
        #expect(page.content.problem?.hasPrefix("Paris: this stay begins before") == true)
        #expect(desk.locations.announcements.latest?.text == page.content.problem)
        #expect(try store.trips()[0].legs[1].first == CivilDate("2026-11-24"))
        page.setFirst("25.11.", ofStay: 1)
        await trips.settled()
        #expect(page.content.problem == nil && page.content.stays[1].firstText == "25/11/2026")
    }

    @Test("a stay is moved and removed, and both come back, also after another start")
    func undo() async throws {
        let saved = trip((Samples.london, "2026-11-22", "2026-11-24"), (Samples.paris, "2026-11-24", "2026-11-26"))
        try await store.save(saved, replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let trips = try #require(model.trips)
        let page = try #require(trips.page)
        page.move(0, by: 1)
        await trips.settled()
        #expect(page.content.stays.map(\.text.name) == ["Paris", "London"])
        #expect(desk.locations.announcements.latest?.text == "London is now place 2 of 2.")
        page.removeStay(0)
        await trips.settled()
        #expect(page.content.undoOffer?.text == "Paris was removed.")
        #expect(try store.trips()[0].legs.count == 1)
        page.undo()
        await trips.settled()
        page.undo()
        await trips.settled()
        #expect(try store.trips() == [saved])
        page.remove()
        await trips.settled()
        #expect(trips.page == nil && trips.undoOffer?.text == "“Autumn” was removed.")
        trips.undo()
        await trips.settled()
        #expect(trips.rows.map(\.id) == ["trip"])
        let again = try PlacesDesk(
            places: [], kept: SQLiteStore.open(at: folder.url.appending(path: "fairweather.sqlite")).store)
        #expect(self.model(on: again).trips?.rows.map(\.title) == ["Autumn"])
    }

    @Test("of a stay half beyond the forecast the rest is said not to be known; one wholly beyond has nothing made up")
    func beyond() async throws {
        try await store.save(
            trip((Samples.london, "2026-11-23", "2026-11-27"), (Samples.london, "2026-12-20", "2026-12-22")),
            replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let content = try #require(model.trips?.page?.content)
        #expect(content.sentence.hasPrefix("From 4° to 11°"))
        #expect(content.stays[0].text.tiles.map(\.isForecast) == [true, true, false])
        #expect(content.stays[0].text.tiles.last?.footText == "no forecast yet")
        #expect(content.stays[0].text.sentence.hasSuffix("From Wednesday 25 November on there is no forecast yet."))
        #expect(content.stays[1].text.tiles.map(\.isForecast) == [false])
        #expect(
            content.stays[1].text.sentence
                == "The forecast does not reach these days yet: it ends on Tuesday 24 November.")
        #expect(content.packing.basis == "By the forecast for 2 of 8 days.")
        #expect(content.timeline?.bars.count == 2 && content.timeline?.bars[1].unknownFrom != nil)
        #expect(content.detail?.contains("The trip begins in 2 days.") == true)
        #expect(content.stays[0].text.provenance?.contains("forecast fetched at 15:00") == true)
        #expect(content.stays[1].text.provenance == nil)
    }

    @Test("a stay in the past is over, in the list too")
    func past() async throws {
        try await store.save(trip((Samples.london, "2026-11-01", "2026-11-03")), replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let content = try #require(model.trips?.page?.content)
        #expect(content.sentence == "This trip is over." && content.packing.rows.isEmpty)
        #expect(content.stays[0].text.tiles.map(\.footText) == ["over"])
        #expect(model.trips?.rows.first?.detail == "over")
    }

    @Test("two places that fail at once each say why, and what was known of one of them stays")
    func twoFailures() async throws {
        try await store.add(Samples.paris)
        try await store.save(
            trip((Samples.london, "2026-11-22", "2026-11-24"), (Samples.paris, "2026-11-24", "2026-11-26")),
            replacing: nil, ifOnlyOfItsName: false)
        let desk = try PlacesDesk(places: [], parts: [.current, .days], kept: store)
        desk.answer(Samples.london, .failure(.offline))
        desk.answer(Samples.paris, .failure(.serverTrouble(status: 503)))
        let model = model(on: desk)
        model.openTrip("trip")
        let page = try #require(model.trips?.page)
        await desk.pass(3600)
        page.refresh()
        await desk.refreshes.settled()
        let content = page.content
        #expect(content.stays.allSatisfy { $0.text.trouble != nil })
        #expect(content.stays[0].text.trouble != content.stays[1].text.trouble)
        #expect(content.stays[0].text.tiles.contains { $0.isForecast })
        #expect(content.stays[1].text.sentence == "No weather is known yet.")
        #expect(content.sentence.hasPrefix("From 4° to 11°"))
    }

    @Test(
        "a place that was removed from the list stays in the trip, which says that it is not updated, and adds it again"
    )
    func removedPlace() async throws {
        try await store.save(trip((Samples.tokyo, "2026-11-22", "2026-11-24")), replacing: nil, ifOnlyOfItsName: false)
        let model = model()
        model.openTrip("trip")
        let page = try #require(model.trips?.page)
        #expect(page.content.stays[0].isSaved == false)
        #expect(page.content.stays[0].text.trouble == TripPageWords.isNotSaved)
        page.savePlace(ofStay: 0)
        await model.trips?.settled()
        #expect(page.content.stays[0].isSaved && desk.locations.contains(Samples.tokyo.id))
    }

    @Test("a refused save says why, and the trip is as it was")
    func refusal() async throws {
        let saved = trip((Samples.london, "2026-11-22", "2026-11-24"))
        let model = model(in: FullStore(trip: saved))
        model.openTrip("trip")
        let page = try #require(model.trips?.page)
        page.rename(to: "Other")
        await model.trips?.settled()
        #expect(page.content.problem?.hasPrefix("The trip was not changed.") == true)
        #expect(page.content.name == "Autumn")
        page.remove()
        await model.trips?.settled()
        #expect(model.trips?.page != nil && model.trips?.undoOffer?.text.hasPrefix("The trip was not changed.") == true)
    }

    @Test("what is ticked is kept; the rules give their reasons")
    func packing() async throws {
        var report = Samples.report(fetched: "2026-11-21T15:00:00Z", days: Self.days)
        report.days?.value = Self.days.map { day in
            var day = day
            day.precipitation = Precipitation(day.date.day == 23 ? 24 : 0)
            return day
        }
        try await store.save(report, for: Samples.london.id)
        try await store.save(trip((Samples.london, "2026-11-22", "2026-11-24")), replacing: nil, ifOnlyOfItsName: false)
        let desk = try PlacesDesk(places: [], kept: store)
        let model = model(on: desk)
        model.openTrip("trip")
        let page = try #require(model.trips?.page)
        let rain = try #require(page.content.packing.rows.first)
        #expect(rain.name == "Rain jacket")
        #expect(rain.reason == "wet on 1 of 3 days, up to 24 mm, London, Monday 23 November")
        page.pack(rain, true)
        await model.trips?.settled()
        #expect(try store.trips()[0].packed == [.rainJacket])
        #expect(page.content.packing.rows.first?.isPacked == true)
    }
}

/// A store on a full disk.
private struct FullStore: TripStore {
    let trip: Trip

    func trips() throws(StoreError) -> [Trip] { [trip] }
    func save(_ trip: Trip, replacing former: Trip?, ifOnlyOfItsName isOnly: Bool) async throws(StoreError) {
        throw .diskFull
    }
    func removeTrip(_ former: Trip) async throws(StoreError) { throw .diskFull }
}
