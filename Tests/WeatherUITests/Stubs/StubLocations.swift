import Observation
import Presentation

@MainActor @Observable
final class StubLocations: LocationListModel {
    var rows: [StubPlace] = []
    var selectedID: String?
    var suggestions = [StubPlace(title: "Paris", detail: "France"), StubPlace(title: "Sydney", detail: "Australia")]
    var undoOffer: Banner?

    func select(_ id: String) { selectedID = id }

    func selectNeighbor(_ offset: Int) {}

    func addSuggestion(_ id: String) {
        rows += suggestions.filter { $0.id == id }
        selectedID = id
    }

    func remove(_ id: String) { rows.removeAll { $0.id == id } }

    func undoRemoval() { undoOffer = nil }

    func move(_ id: String, by offset: Int) {}
}
