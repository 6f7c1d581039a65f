import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Where a source has something to say")
struct ServedAreaTests {
    private func place(_ latitude: Double, _ longitude: Double, _ country: String?) throws -> Location {
        Location(
            name: "A", countryCode: country,
            coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)))
    }

    @Test("a known country decides, in either case of letters")
    func country() throws {
        #expect(try ServedArea.germany.holds(place(0, 0, "de")))
        // Strasbourg lies within the rectangle around Germany.
        #expect(try !ServedArea.germany.holds(place(48.58, 7.75, "FR")))
        #expect(try ServedArea.unitedStates.holds(place(13.44, 144.79, "GU")))
        #expect(try ServedArea.norway.holds(place(78.22, 15.65, "SJ")))
        #expect(try ServedArea.meteoAlarm.holds(place(52.2, 21, "PL")))
        #expect(try !ServedArea.meteoAlarm.holds(place(55.7, 37.6, "RU")))
        #expect(try ServedArea.world.holds(place(0, 0, "ZZ")))
    }

    @Test(
        "a point without a country is looked for in rectangles",
        arguments: [
            (21.3, -157.86), (61.2, -149.9), (51.88, -176.65), (52.9, 173.2), (40.7, -74), (18.46, -66.1),
            (13.44, 144.79), (-14.27, -170.7),
        ])
    func americanPoints(latitude: Double, longitude: Double) throws {
        #expect(try ServedArea.unitedStates.holds(place(latitude, longitude, nil)))
        #expect(try !ServedArea.germany.holds(place(latitude, longitude, nil)))
        #expect(try !ServedArea.norway.holds(place(latitude, longitude, nil)))
        #expect(try !ServedArea.meteoAlarm.holds(place(latitude, longitude, nil)))
    }

    @Test("nordic points, with Svalbard for Norway alone")
    func nordicPoints() throws {
        #expect(try ServedArea.norway.holds(place(78.22, 15.65, nil)))
        #expect(try !ServedArea.nordic.holds(place(78.22, 15.65, nil)))
        #expect(try ServedArea.nordic.holds(place(55.68, 12.57, nil)))
        #expect(try !ServedArea.norway.holds(place(55.68, 12.57, nil)))
        #expect(try ServedArea.germany.holds(place(52.52, 13.4, nil)))
    }
}
