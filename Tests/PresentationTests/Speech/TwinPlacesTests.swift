import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

/// Two places of one name, told apart wherever the name is read.
@MainActor
struct TwinPlacesTests {
    private static let texas = place("geonames:4717560", "Texas", "United States", at: (33.66, -95.56))
    private static let france = place("geonames:2988507", "Île-de-France", "France", at: (48.85, 2.35))

    private static func place(_ id: String, _ region: String, _ country: String, at point: (Double, Double)) -> Location
    {
        Location(
            id: id, name: "Paris", region: region, country: country,
            coordinates: Samples.place("Paris", id: id, at: point).coordinates)
    }

    @Test("twins are told apart in row, speech, heading, title, hero and dialog; a place alone keeps its name")
    func told() async throws {
        let list = try PlacesDesk([Self.texas, Samples.london])
        let locations = list.locations
        let window = MainViewModel(
            adding: AddLocationViewModel(
                geocoder: MockGeocodingClient(), locations: locations, pause: {}),
            locations: locations, settings: list.settings(in: MockSettingsStore()), clock: list.clock)
        #expect(locations.rows[0].title == "Paris")
        #expect(window.title == "Paris — Fairweather")
        try await locations.add(Self.france)
        #expect(locations.rows.map(\.detail) == ["Texas", "England", "Île-de-France"])
        #expect(locations.rows[0].spokenText.hasPrefix("Paris, Texas"))
        #expect(window.title == "Paris, Île-de-France — Fairweather")
        #expect(window.page?.heading.place == "Paris, Île-de-France")
        locations.beginRenaming(Self.texas.id)
        #expect(locations.renaming?.title == "Rename Paris, Texas")
        locations.remove(Self.france.id)
        await locations.task?.value
        #expect(locations.undoOffer?.text == "Paris, Île-de-France was removed.", "it says which one")
        #expect(window.title == "London — Fairweather")
        locations.select(Self.texas.id)
        #expect(window.title == "Paris — Fairweather", "it has no twin any more")
    }

    @Test("the region that tells twins apart is told once, also where no weather is known")
    func toldOnce() throws {
        let locations = try PlacesDesk([Self.texas, Self.france]).locations
        #expect(locations.rows.map(\.spokenText) == ["Paris, Texas", "Paris, Île-de-France"])
        let alone = try PlacesDesk([Self.texas]).locations
        #expect(alone.rows.map(\.spokenText) == ["Paris, Texas, United States"])
    }

    @Test(
        "a name of the user's own makes twins and parts them; where region and country are the same, the point is told")
    func renamed() async throws {
        let near = Self.place("point:1", "Texas", "United States", at: (31.5, -96))
        let locations = try PlacesDesk([Self.texas, near, Self.france]).locations
        #expect(
            locations.rows.map(\.detail) == ["33.66° N, 95.56° W", "31.50° N, 96.00° W", "Île-de-France"])
        locations.rename(near.id, to: "Ranch")
        await locations.task?.value
        #expect(locations.rows.map(\.detail) == ["Texas", "Texas, United States", "Île-de-France"])
        #expect(Set(locations.rows.map(\.spokenText)).count == 3)
    }
}
