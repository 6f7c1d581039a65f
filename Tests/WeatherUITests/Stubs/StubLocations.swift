import Observation
import Presentation
import WeatherText

@MainActor @Observable
final class StubLocations: LocationListModel {
    private var places: [StubPlace] = []
    /// How often the rows were asked for.
    @ObservationIgnored private(set) var readings = 0
    var rows: [StubPlace] {
        get {
            readings += 1
            return places
        }
        set { places = newValue }
    }
    var placeIDs: [String] { rows.map(\.id) }
    /// Not counted, as a list binds a row again where it scrolls.
    func row(of id: String) -> StubPlace? { places.first { $0.id == id } }
    var selectedID: String?
    var suggestions = [StubPlace(title: "Paris", detail: "France"), StubPlace(title: "Sydney", detail: "Australia")]
    var undoOffer: Banner?
    var renaming: PlaceRenaming?

    func select(_ id: String) { selectedID = id }

    func selectNeighbor(_ offset: Int) {}

    func addSuggestion(_ id: String) {
        places += suggestions.filter { $0.id == id }
        selectedID = id
    }

    func remove(_ id: String) { places.removeAll { $0.id == id } }

    func undo() { undoOffer = nil }

    private(set) var done: [String] = []

    func move(_ id: String, by offset: Int) { done.append("move \(id) by \(offset)") }
    func move(_ id: String, beside other: String, below: Bool) { done.append("move \(id) beside \(other) \(below)") }
    func rename(_ id: String, to name: String) { done.append("rename \(id) to \(name)") }
    func toggleHome(_ id: String) { done.append("home \(id)") }

    func commands(for id: String) -> [PlaceCommand] {
        PlaceCommand.Kind.allCases.map { PlaceCommand($0, label: "\($0)", isEnabled: $0 != .moveUp) }
    }

    func endRenaming() { renaming = nil }

    func beginRenaming(_ id: String) {
        renaming = PlaceRenaming(
            id: id, title: "Rename \(id)", note: "Empty for the official one.", name: id, officialName: id)
    }
}
