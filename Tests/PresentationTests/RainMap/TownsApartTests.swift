import Testing
import WeatherModel

@testable import Presentation

@MainActor
struct TownsApartTests {
    private static func town(_ name: String, _ north: Double, _ east: Double, _ population: Int) -> Location {
        let hamburg = PlayedPictures.hamburg.coordinates
        return Location(
            id: name, name: name, country: nil,
            coordinates: hamburg.point(metresEast: east * 1000, north: north * 1000),
            timeZoneIdentifier: "Europe/Berlin",
            population: population)
    }

    @Test("quarters of the place or of another town are left out, and towns beside them are not")
    func quarters() {
        let place = Self.town("Hamburg", 0, 0, 1_740_000)
        let towns = [
            Self.town("Lübeck", 40, 45, 212_000), Self.town("Altona", 0, -5, 120_000),
            Self.town("Bergedorf", -8, 12, 110_000), Self.town("Sankt Lorenz", 41, 43, 45_000),
            Self.town("Norderstedt", 18, 0, 75_000), Self.town("Stade", 6, -35, 45_000),
        ]
        #expect(RainMapMaker.apart(towns, from: place).map(\.name) == ["Lübeck", "Norderstedt", "Stade"])
        let quarter = Self.town("Altona", 0, -5, 120_000)
        let around = RainMapMaker.apart([place, towns[2]], from: quarter)
        #expect(around.map(\.name) == ["Hamburg"], "what is larger than the place is named")
    }
}
