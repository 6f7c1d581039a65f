import Foundation
import Gazetteer
@testable import GazetteerBuilding
import SeededRandom
import Testing
import WeatherModel

@Suite("The nearest place")
struct NearestTests {
    @Test(
        "is found across the date line, over the poles and in the same cell",
        arguments: [
            (16.5, -179.9, 1), (16.5, 179.9, 1), (-89.9, 10, 2), (-89, -170, 2), (89.5, -100, 3), (90, 0, 3),
            (52.5, 13.4, 4),
            (52.4, 13.1, 4), (0, 0, 5), (0, 180, 1), (0, -180, 1), (-90, 0, 2),
        ])
    func everywhere(latitude: Double, longitude: Double, id: Int) throws {
        let small = try SmallIndex([
            SourcePlace(1, "East of the line", "FJ", "", 10, 16.6, 179.8),
            SourcePlace(2, "Southernmost", "GB", "", 10, -88, 100),
            SourcePlace(3, "Northernmost", "GB", "", 10, 85, 20),
            SourcePlace(4, "Berlin", "DE", "16", 10, 52.52, 13.41), SourcePlace(5, "Gulf", "GB", "", 10, 5, 30),
        ])
        let point = try #require(Coordinates(latitude: latitude, longitude: longitude))
        #expect(small.index.nearest(to: point)?.id == "geonames:\(id)")
    }

    @Test("the places within a distance come from the biggest on, across the date line and around a pole")
    func around() throws {
        let small = try SmallIndex([
            SourcePlace(1, "East of the line", "FJ", "", 10, 16.6, 179.8),
            SourcePlace(2, "West of the line", "FJ", "", 90, 16.6, -179.8),
            SourcePlace(3, "Far", "FJ", "", 900, 16.6, 175), SourcePlace(4, "Here", "GB", "", 5, 89.2, 20),
            SourcePlace(5, "There", "GB", "", 6, 89.2, -160),
        ])
        func ids(_ latitude: Double, _ longitude: Double, most: Int) -> [String] {
            let point = Coordinates(clampingLatitude: latitude, longitude: longitude)
            return small.index.towns(around: point, reach: 200_000, most: most).map(\.id)
        }
        #expect(ids(16.6, 180, most: 9) == ["geonames:2", "geonames:1"])
        #expect(ids(16.6, 180, most: 1) == ["geonames:2"])
        #expect(ids(16.6, 180, most: 0).isEmpty)
        #expect(ids(89.2, 20, most: 9) == ["geonames:5", "geonames:4"])
    }

    @Test("an empty index has none")
    func empty() throws {
        let small = try SmallIndex([])
        #expect(small.index.nearest(to: Coordinates(clampingLatitude: 0, longitude: 0)) == nil)
        #expect(small.index.placeCount == 0)
        #expect(small.labels("london").isEmpty)
    }

    @Test("agrees with a look at every place, anywhere on Earth")
    func bruteForce() throws {
        var random = SeededGenerator(seed: 7)
        let places = (1...400).map { id in
            // Half of them near a pole or the date line.
            SourcePlace(
                id, "Place \(id)", "FJ", "", id, (.random(in: -90...90, using: &random) * 1e5).rounded() / 1e5,
                (.random(in: id.isMultiple(of: 2) ? -180...180 : 178...180, using: &random) * 1e5).rounded() / 1e5)
        }
        let small = try SmallIndex(places)
        for _ in 0..<1_000 {
            let latitude = Double.random(in: -90...90, using: &random)
            let longitude = Double.random(in: -180...180, using: &random)
            let found = small.index.nearest(to: Coordinates(clampingLatitude: latitude, longitude: longitude))
            let best = places.min {
                chord(latitude, longitude, $0) < chord(latitude, longitude, $1)
            }
            #expect(found?.id == best.map { "geonames:\($0.id)" }, "\(latitude), \(longitude)")
        }
    }

    /// The square of the distance through the Earth: another formula than the index's.
    private func chord(_ latitude: Double, _ longitude: Double, _ place: SourcePlace) -> Double {
        func vector(_ latitude: Double, _ longitude: Double) -> SIMD3<Double> {
            let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
            return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
        }
        let difference = vector(latitude, longitude) - vector(place.latitude, place.longitude)
        return (difference * difference).sum()
    }
}
