import Foundation
import WeatherModel

/// Finds places within a kilometre of each other among many, however close to each other they lie.
struct NearbyPlaces {
    /// A cube of a kilometre in space, in which there is neither a date line nor a pole.
    private struct Cube: Hashable {
        let x: Int
        let y: Int
        let z: Int
    }

    /// The radius of the Earth in kilometres.
    private static let radius = Coordinates.earthRadius / 1000

    private var cubes: [Cube: [(index: Int, point: Coordinates)]] = [:]

    /// - Parameter index: The number by which the point is found, greater than those before.
    mutating func insert(_ point: Coordinates, at index: Int) {
        cubes[Self.cube(point), default: []].append((index, point))
    }

    /// Returns the number of the first inserted point within a kilometre; nil if there is none.
    func first(near point: Coordinates) -> Int? {
        candidates(near: point).filter { $0.point.distance(to: point) < 1000 }.map(\.index).min()
    }

    /// Returns the inserted points whose distance has to be measured: those in the cube of the point and the ones around.
    func candidates(near point: Coordinates) -> [(index: Int, point: Coordinates)] {
        // The chord is shorter than the way on the surface, so that no point is further away than the next cube.
        let home = Self.cube(point)
        var candidates: [(index: Int, point: Coordinates)] = []
        for x in home.x - 1...home.x + 1 {
            for y in home.y - 1...home.y + 1 {
                for z in home.z - 1...home.z + 1 { candidates += cubes[Cube(x: x, y: y, z: z)] ?? [] }
            }
        }
        return candidates
    }

    private static func cube(_ point: Coordinates) -> Cube {
        let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
        return Cube(
            x: Int((radius * cos(latitude) * cos(longitude)).rounded(.down)),
            y: Int((radius * cos(latitude) * sin(longitude)).rounded(.down)),
            z: Int((radius * sin(latitude)).rounded(.down)))
    }
}
