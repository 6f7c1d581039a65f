import Foundation
import Testing
import WeatherModel

struct LocationTests {
    private let point: Coordinates

    init() throws {
        point = try #require(Coordinates(latitude: 52.52, longitude: -13.405))
    }

    @Test(
        "the full name joins what is known and says nothing twice",
        arguments: [
            ("Portland", "Oregon", "United States", "Portland, Oregon, United States"),
            ("Berlin", "Berlin", "Germany", "Berlin, Germany"), ("Monaco", nil, "Monaco", "Monaco, Monaco"),
            ("Springfield", "", "", "Springfield"), ("Atlantis", nil, nil, "Atlantis"),
            ("Vancouver", "British Columbia", nil, "Vancouver, British Columbia"),
        ] as [(String, String?, String?, String)])
    func fullName(name: String, region: String?, country: String?, expected: String) {
        #expect(Location(name: name, region: region, country: country, coordinates: point).fullName == expected)
    }

    @Test("the source's own full name is kept")
    func givenFullName() {
        let location = Location(name: "San Francisco", region: "CA", coordinates: point, fullName: "San Francisco, CA")
        #expect(location.fullName == "San Francisco, CA")
    }

    @Test("a place without an identity is identified by its point")
    func identity() throws {
        #expect(Location(name: "Here", coordinates: point).id == "point:52.52,-13.405")
        #expect(Location(id: "geonames:1", name: "Here", coordinates: point).id == "geonames:1")
        let elsewhere = try #require(Coordinates(latitude: 52.520001, longitude: -13.405))
        #expect(Location(name: "Here", coordinates: elsewhere).id != Location(name: "Here", coordinates: point).id)
    }
}
