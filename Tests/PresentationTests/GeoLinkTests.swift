import Gazetteer
import Testing
import WeatherModel
import WeatherStore

@testable import Presentation

@MainActor
struct GeoLinkTests {
    @Test(
        "a link leads to its point, with whatever stands behind it",
        arguments: [
            "geo:48.85,2.35", "GEO:48.85,2.35", "geo:48.85,2.35,120", "geo:48.85,2.35;u=35", "geo:48.85,2.35?z=12",
            "geo:48.85,2.35;crs=wgs84;u=5?q=Louvre", "geo:0,0?q=48.85,2.35(Louvre)",
        ])
    func points(link: String) throws {
        let paris = try #require(Coordinates(latitude: 48.85, longitude: 2.35))
        #expect(GeoLink(link) == .point(paris))
    }

    @Test("a link to nowhere that asks for a name stands for the name")
    func names() {
        #expect(GeoLink("geo:0,0?q=Cape%20Town") == .name("Cape Town"))
    }

    @Test(
        "anything else is no link",
        arguments: ["Paris", "geo:", "geo:48.85", "geo:91,0", "geo:a,b", "geo:1,2;crs=moon", "https://48.85,2.35", ""])
    func others(text: String) {
        #expect(GeoLink(text) == nil)
    }

    @Test(
        "coordinates and links named at the start open the place there, under its own words without an index",
        arguments: ["geo:48.85,2.35", "48.85, 2.35", "48°51′N 2°21′E"])
    func opened(text: String) async throws {
        let list = try PlacesDesk([Samples.london])
        let adding = AddLocationViewModel(
            geocoder: MockGeocodingClient(), locations: list.locations, pause: {})
        await adding.show(text)
        await list.changed()
        #expect(list.store.locations.map(\.id) == [Samples.london.id, "point:48.85,2.35"])
        #expect(list.locations.selectedID == "point:48.85,2.35")
        #expect(adding.query.isEmpty)
        await adding.show(text)
        #expect(list.store.locations.count == 2)
    }

    @Test("a point beside the equator, whose digits have an exponent, has its town and time zone too")
    func besideTheEquator() throws {
        let index = try PlaceIndex(file: try #require(ShippedFiles().resource("places.fwi")))
        let list = try PlacesDesk([Samples.london])
        let adding = AddLocationViewModel(
            geocoder: MockGeocodingClient(), locations: list.locations, index: index)
        let place = adding.place(at: try #require(Coordinates(latitude: 0.00001, longitude: 32.44)))
        #expect(place.timeZoneIdentifier == "Africa/Kampala")
        #expect(place.countryCode == "UG")
    }

    @Test(
        "a name at the start is that of a saved place, by whichever of its names, without case and accents",
        arguments: ["omas HAUSCHEN", "zurich", "Zürich, Zurich, Switzerland"])
    func saved(name: String) async throws {
        var zurich = SavedPlace(Samples.place("Zürich", id: "zrh", region: "Zurich", country: "Switzerland"))
        zurich.customName = "Omas Häuschen"
        let list = try PlacesDesk(places: [SavedPlace(Samples.london), zurich])
        let adding = AddLocationViewModel(
            geocoder: MockGeocodingClient(), locations: list.locations, pause: {})
        await adding.show(name)
        #expect(list.locations.selectedID == "zrh")
        #expect(adding.query.isEmpty)
    }
}
