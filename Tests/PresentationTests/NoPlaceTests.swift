import Foundation
import Testing
import WeatherModel

@testable import Gazetteer
@testable import Presentation
@testable import WeatherText

/// The sentences of the field for a text that no place answers to.
@MainActor
struct NoPlaceTests {
    private let geocoder = MockGeocodingClient()
    private let model: AddLocationViewModel

    init() throws {
        let list = try PlacesDesk([Samples.london])
        model = AddLocationViewModel(
            geocoder: geocoder, locations: list.locations, index: EmptyIndex())
    }

    private struct EmptyIndex: PlaceSearching {
        var attribution: String { "" }
        func matches(for query: String, limit: Int, preferredCountry: String?) -> [PlaceMatch] { [] }
        func nearest(to point: Coordinates) -> Location? { nil }
        func match(at point: Coordinates) -> PlaceMatch {
            PlaceMatch(Location(name: "", coordinates: point), kind: .coordinates)
        }
        func releasePages() {}
    }

    @Test(
        "coordinates beyond the Earth have a sentence of their own, and nobody is asked",
        arguments: ["91, 200", "geo:999,999"])
    func outOfRange(text: String) async {
        model.type(text)
        #expect(model.message == "These coordinates do not exist: latitude goes up to 90°, longitude up to 180°.")
        #expect(model.matches.isEmpty)
        model.submit()
        await model.searchTask?.value
        #expect(geocoder.answers.asked.isEmpty)
    }

    @Test("a sign together with a letter is refused, and not turned to the north")
    func signAndLetter() {
        model.type("-33.9°S 18.4°E")
        #expect(model.message == "Use either a minus sign or a letter, not both: −33.9 or 33.9 S.")
    }

    @Test(
        "a code that finds nothing is told to be none that is known", arguments: ["JFK", "EGLL", "10115", "SW1A 1AA"])
    func codes(text: String) {
        model.type(text)
        #expect(
            model.message == "The built-in list has no place called “\(text)”. "
                + "Postal codes and airport codes cannot be searched for. Enter a town instead.")
        #expect(NoPlaceMessage.text(for: text).hasSuffix("Enter a town instead."))
    }

    @Test("any other name is only not found", arguments: ["Xyzzy", "Sankt Nirgendwo an der Donau", "東京"])
    func names(text: String) {
        model.type(text)
        #expect(model.message == "The built-in list has no place called “\(text)”.")
    }

    @Test(
        "a point far from any town keeps its coordinates as a name, and says how far it is in the reader's units",
        arguments: [(UnitsPreset.metric, "540 km"), (.us, "335 mi")])
    func distant(preset: UnitsPreset, distance: String) throws {
        let point = try #require(Coordinates(latitude: -0.004, longitude: -30))
        let town = Location(name: "Fernando de Noronha", country: "Brazil", coordinates: point)
        let match = PlaceMatch(
            Location(name: "0, -30", coordinates: point), kind: .coordinates,
            farFrom: DistantTown(town: town, kilometres: 539.6))
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: preset.units)
        let named = match.namedLocation(formatter)
        #expect(named.name == "0.00° N, 30.00° W, \(distance) from Fernando de Noronha")
        #expect(named.fullName == named.name)
        #expect(named.id == match.location.id)
        let row = try #require(MatchRow.rows([match], formatter) { _ in false }.first)
        #expect(row.title == named.name)
    }
}
