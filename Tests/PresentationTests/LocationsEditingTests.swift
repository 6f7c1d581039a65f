import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// Names, the home and the order of the places.
@MainActor
struct LocationsEditingTests {
    private let list: PlacesDesk
    private let model: LocationsViewModel

    init() throws {
        list = try PlacesDesk([Samples.london, Samples.paris, Samples.tokyo])
        model = list.locations
    }

    private var titles: [String] { model.rows.map(\.title) }
    private var homes: [Location.ID] { list.store.places.filter(\.isHome).map(\.id) }

    @Test(
        "a place bears the name it is given, without white space around it; its own name and none give that back",
        arguments: [
            ("Grandmother", "Grandmother"), ("  Grandmother\n", "Grandmother"), ("Paris", nil), (" Paris ", nil),
            ("", nil), (" \t", nil),
        ] as [(String, String?)])
    func rename(typed: String, custom: String?) async {
        model.rename(Samples.paris.id, to: "Work")
        await list.changed()
        #expect(titles == ["London", "Work", "Tokyo"])
        model.rename(Samples.paris.id, to: typed)
        await list.changed()
        #expect(list.store.places[1].customName == custom)
        #expect(titles == ["London", custom ?? "Paris", "Tokyo"])
        #expect(list.store.locations[1] == Samples.paris)
    }

    @Test("the page bears the new name, too; a place that is not saved has none, and that is said")
    func renamedPage() async {
        model.rename(Samples.london.id, to: "Home")
        model.rename("nowhere", to: "Nothing")
        await list.changed()
        #expect(model.selectedPage?.location == "Home")
        #expect(model.problem != nil)
        #expect(list.store.places.map(\.name) == ["Home", "Paris", "Tokyo"])
    }

    @Test("one place is the home; another takes over, and the same once more is none")
    func home() async {
        model.toggleHome(Samples.paris.id)
        await list.changed()
        #expect(homes == [Samples.paris.id])
        model.toggleHome(Samples.tokyo.id)
        await list.changed()
        #expect(homes == [Samples.tokyo.id])
        #expect(model.pages.map(\.place.isHome) == [false, false, true])
        model.toggleHome("nowhere")
        await list.changed()
        #expect(homes == [Samples.tokyo.id])
        model.toggleHome(Samples.tokyo.id)
        await list.changed()
        #expect(homes.isEmpty)
        #expect(model.pages.allSatisfy { !$0.place.isHome })
    }

    @Test("the home is shown at the start, wherever it stands in the list")
    func startsAtHome() throws {
        let list = try PlacesDesk(places: [SavedPlace(Samples.london), SavedPlace(Samples.tokyo, isHome: true)])
        #expect(list.locations.selectedID == Samples.tokyo.id)
        #expect(list.refreshes.state.visible == Samples.tokyo.id)
    }

    @Test(
        "a place moves to where another one is",
        arguments: [
            (Samples.london, Samples.tokyo, ["Paris", "Tokyo", "London"]),
            (Samples.tokyo, Samples.london, ["Tokyo", "London", "Paris"]),
            (Samples.london, Samples.paris, ["Paris", "London", "Tokyo"]),
            (Samples.paris, Samples.paris, ["London", "Paris", "Tokyo"]),
        ])
    func move(place: Location, other: Location, order: [String]) async {
        model.move(place.id, to: other.id)
        await list.changed()
        #expect(titles == order)
        #expect(list.store.locations.map(\.name) == order)
        #expect(model.selectedID == Samples.london.id)
    }

    @Test("nothing moves where one of the two is not there")
    func moveUnknown() async {
        model.move(Samples.london.id, to: "nowhere")
        model.move("nowhere", to: Samples.tokyo.id)
        await list.changed()
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(model.problem == nil)
    }

    @Test("a name or a home the store refuses is not shown")
    func storeFailure() async {
        list.store.fail(.diskFull)
        model.rename(Samples.london.id, to: "Work")
        model.toggleHome(Samples.paris.id)
        model.move(Samples.london.id, to: Samples.tokyo.id)
        await list.changed()
        #expect(titles == ["London", "Paris", "Tokyo"])
        #expect(model.pages.allSatisfy { !$0.place.isHome })
        #expect(model.problem?.text.hasPrefix("The list was not changed. The disk is full.") == true)
    }

    @Test("undo gives back the name and the home a removed place had")
    func undo() async {
        model.rename(Samples.paris.id, to: "Work")
        model.toggleHome(Samples.paris.id)
        model.remove(Samples.paris.id)
        await list.changed()
        #expect(model.undoOffer?.text == "Work was removed.")
        model.undo()
        await list.changed()
        #expect(titles == ["London", "Work", "Tokyo"])
        #expect(homes == [Samples.paris.id])
        #expect(model.pages[1].place.isHome)
    }

    @Test("places that were removed one after the other all come back, the last first, within five minutes each")
    func undoOfSeveral() async {
        model.rename(Samples.paris.id, to: "Work")
        model.remove(Samples.london.id)
        model.remove(Samples.paris.id)
        model.remove(Samples.tokyo.id)
        await list.changed()
        #expect(titles == [] && model.undoOffer?.text == "Tokyo was removed.")
        model.undo()
        await list.changed()
        #expect(titles == ["Tokyo"] && model.undoOffer?.text == "Work was removed.")
        model.undo()
        model.undo()
        await list.changed()
        #expect(titles == ["London", "Work", "Tokyo"] && model.undoOffer == nil)
        // A change between them ends what came before it.
        model.remove(Samples.london.id)
        model.move(Samples.tokyo.id, by: -1)
        model.remove(Samples.tokyo.id)
        model.undo()
        model.undo()
        await list.changed()
        #expect(titles == ["Tokyo", "Work"])
    }
}
