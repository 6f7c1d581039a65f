import Testing
import WeatherModel

struct CoordinatesTests {
    @Test(
        "every point on Earth is a point",
        arguments: [(0.0, 0.0), (90, 180), (-90, -180), (52.52, 13.405), (-33.92584, 18.42322)])
    func points(latitude: Double, longitude: Double) throws {
        let point = try #require(Coordinates(latitude: latitude, longitude: longitude))
        #expect(point.latitude == latitude)
        #expect(point.longitude == longitude)
    }

    @Test(
        "what is not on Earth is not a point",
        arguments: [
            (90.000001, 0.0), (-90.000001, 0), (0, 180.000001), (0, -180.000001), (.nan, 0), (0, .nan),
            (.infinity, 0), (0, -.infinity),
        ])
    func elsewhere(latitude: Double, longitude: Double) {
        #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
    }
}
