import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct PlaceCommandTests {
    private let list: PlacesDesk
    private let model: LocationsViewModel

    init() throws {
        list = try PlacesDesk([Samples.london, Samples.paris, Samples.tokyo])
        model = list.locations
    }

    private var titles: [String] { model.rows.map(\.title) }

    private func perform(_ command: PlaceCommand.Kind, on place: Location) async {
        model.perform(command, on: place.id)
        await list.changed()
    }

    @Test("the first place cannot move up, the last one not down, and an unknown one has no commands")
    func enabled() {
        func disabled(_ place: Location) -> [PlaceCommand.Kind] {
            model.commands(for: place.id).filter { !$0.isEnabled }.map(\.kind)
        }
        #expect(disabled(Samples.london) == [.moveUp])
        #expect(disabled(Samples.paris).isEmpty)
        #expect(disabled(Samples.tokyo) == [.moveDown])
        #expect(model.commands(for: "nowhere").isEmpty)
    }

    @Test("commands do what they say, and home is marked, said and taken back")
    func perform() async {
        await perform(.moveDown, on: Samples.london)
        #expect(titles == ["Paris", "London", "Tokyo"])
        await perform(.moveUp, on: Samples.tokyo)
        #expect(titles == ["Paris", "Tokyo", "London"])
        await perform(.home, on: Samples.tokyo)
        #expect(model.rows.map(\.isHome) == [false, true, false])
        #expect(model.rows[1].spokenText.hasPrefix("Tokyo, home"))
        #expect(model.commands(for: Samples.tokyo.id)[1].label == "No longer my home")
        await perform(.home, on: Samples.tokyo)
        #expect(!model.rows[1].isHome)
        await perform(.remove, on: Samples.paris)
        #expect(titles == ["Tokyo", "London"])
    }

    @Test(
        "a place dropped on another one stands before or behind it",
        arguments: [
            (0, 2, true, "Paris Tokyo London"), (0, 2, false, "Paris London Tokyo"),
            (2, 0, false, "Tokyo London Paris"),
            (2, 0, true, "London Tokyo Paris"), (1, 1, true, "London Paris Tokyo"), (0, 1, false, "London Paris Tokyo"),
        ])
    func drop(from: Int, onto: Int, below: Bool, order: String) async {
        let ids = model.rows.map(\.id)
        model.move(ids[from], beside: ids[onto], below: below)
        await list.changed()
        #expect(titles.joined(separator: " ") == order)
    }

    @Test("the question for a name has the name there is and the official one")
    func renaming() async {
        model.rename(Samples.paris.id, to: "Work")
        await list.changed()
        model.perform(.rename, on: Samples.paris.id)
        let question = model.renaming
        #expect(question?.id == Samples.paris.id)
        #expect(question?.name == "Work")
        #expect(question?.officialName == "Paris")
        #expect(question?.title == "Rename Work")
        model.endRenaming()
        #expect(model.renaming == nil)
        model.perform(.rename, on: "nowhere")
        #expect(model.renaming == nil)
    }
}
