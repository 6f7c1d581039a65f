import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import WeatherText

@MainActor
struct LocationsViewModelTests {
    private let report = Samples.report(fetched: "2026-11-21T15:15:00Z", .clear, 20)
    private let list: PlacesDesk
    private let model: LocationsViewModel
    private let store: MockStore

    init() throws {
        list = try PlacesDesk([Samples.london, Samples.paris, Samples.tokyo], reports: [Samples.paris.id: report])
        (model, store) = (list.locations, list.store)
    }

    private var titles: [String] { model.rows.map(\.title) }

    @Test("saved places are listed in their order with what is known, the first one selected")
    func start() {
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(model.rows.map(\.trailingText) == [nil, "20°", nil])
        #expect(model.selectedID == Samples.london.id)
        #expect(model.selectedPage?.place == SavedPlace(Samples.london))
        #expect(list.asked.isEmpty)
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
        await list.changed()
        #expect(titles == ["London", "Paris", "Tokyo", "Sydney"])
        #expect(store.locations.last?.timeZoneIdentifier == "Australia/Sydney")
        #expect(model.selectedID == "geonames:2147714")
        model.addSuggestion(Samples.paris.id)
        await list.changed()
        #expect(titles.count == 4)
        #expect(model.selectedID == Samples.paris.id)
    }

    @Test("a removed place is gone from the store, its neighbour is shown, and undo is offered")
    func remove() async {
        model.select(Samples.paris.id)
        model.remove(Samples.paris.id)
        await list.changed()
        #expect(titles == ["London", "Tokyo"])
        #expect(store.locations == [Samples.london, Samples.tokyo])
        #expect(model.selectedID == Samples.tokyo.id)
        #expect(model.undoOffer == Banner(text: "Paris was removed.", actionLabel: "Undo", style: .info))
        model.remove(Samples.tokyo.id)
        await list.changed()
        #expect(model.selectedID == Samples.london.id)
        model.remove(Samples.london.id)
        await list.changed()
        #expect(model.selectedID == nil)
        #expect(model.selectedPage == nil)
    }

    @Test("removing another place leaves the selection alone")
    func removeOther() async {
        model.remove(Samples.paris.id)
        await list.changed()
        #expect(model.selectedID == Samples.london.id)
    }

    @Test("removing a place that is not there offers nothing to undo")
    func removeUnknown() async {
        model.remove("nowhere")
        await list.changed()
        #expect(titles.count == 3)
        #expect(model.undoOffer == nil)
    }

    @Test("undo puts the place back where it was, with its weather, and shows it")
    func undo() async {
        model.remove(Samples.paris.id)
        model.undo()
        await list.changed()
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(store.locations == [Samples.london, Samples.paris, Samples.tokyo])
        #expect(store.reports == [Samples.paris.id: report])
        #expect(model.rows[1].trailingText == "20°")
        #expect(model.selectedID == Samples.paris.id)
        #expect(model.undoOffer == nil)
    }

    @Test("undo moves a place back to where it was before it was moved step by step, once")
    func undoMove() async {
        model.move(Samples.london.id, by: 1)
        model.move(Samples.london.id, by: 1)
        await list.changed()
        #expect(titles == ["Paris", "Tokyo", "London"])
        #expect(model.undoOffer == Banner(text: "London was moved.", actionLabel: "Undo", style: .info))
        model.undo()
        await list.changed()
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(store.locations == [Samples.london, Samples.paris, Samples.tokyo])
        #expect(model.undoOffer == nil)
        model.undo()
        await list.changed()
        #expect(titles == ["London", "Paris", "Tokyo"])
    }

    @Test("a place that came back to where it was leaves nothing to undo, and another one moved is undone alone")
    func undoLastMove() async {
        model.move(Samples.london.id, by: 1)
        model.move(Samples.london.id, by: -1)
        await list.changed()
        #expect(model.undoOffer == nil)
        model.move(Samples.london.id, by: 1)
        model.move(Samples.tokyo.id, by: -1)
        model.undo()
        await list.changed()
        #expect(titles == ["Paris", "London", "Tokyo"])
    }

    @Test("another name and another home withdraw the offer to undo", arguments: [true, false])
    func offerEndsWithAnyChange(isRenamed: Bool) async {
        model.remove(Samples.paris.id)
        if isRenamed { model.rename(Samples.london.id, to: "Work") } else { model.toggleHome(Samples.london.id) }
        await list.changed()
        #expect(model.undoOffer == nil)
        model.undo()
        await list.changed()
        #expect(titles.count == 2)
    }

    @Test("a move that cannot be undone stays, and can be undone later")
    func undoFails() async {
        model.move(Samples.london.id, by: 1)
        await list.changed()
        store.fail(.readOnly)
        model.undo()
        await list.changed()
        #expect(titles == ["Paris", "London", "Tokyo"])
        #expect(model.problem != nil)
        #expect(model.undoOffer != nil)
    }

    @Test("adding a place withdraws the offer to undo")
    func offerEnds() async {
        model.remove(Samples.paris.id)
        await list.changed()
        model.addSuggestion("geonames:2147714")
        await list.changed()
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
        await list.changed()
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
        await list.changed()
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(model.selectedID == Samples.london.id)
        #expect(model.undoOffer == nil)
        #expect(
            model.problem?.text
                == "The list was not changed. Writing to the folder of your saved places is not permitted. Check its permissions."
        )
        store.fail(nil)
        model.move(Samples.london.id, by: 1)
        await list.changed()
        #expect(model.problem == nil)
    }
}
