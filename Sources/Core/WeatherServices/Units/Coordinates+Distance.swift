import Foundation
import WeatherModel

extension Coordinates {
    /// Metres between two points along the surface of a sphere of the Earth's mean radius.
    func distance(to other: Coordinates) -> Double {
        let radians = Double.pi / 180
        let south = sin((other.latitude - latitude) * radians / 2)
        let east = sin((other.longitude - longitude) * radians / 2)
        let square = south * south + cos(latitude * radians) * cos(other.latitude * radians) * east * east
        return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
    }
}
