import Foundation

extension Coordinates {
    /// The Earth's mean radius, in metres.
    package static let earthRadius = 6_371_000.0

    /// The great-circle distance on a sphere of the Earth's mean radius, in metres.
    ///
    /// The haversine formula (Sinnott, "Virtues of the Haversine", 1984), which is exact for near points as well.
    public func distance(to other: Coordinates) -> Double {
        let radians = Double.pi / 180
        let south = sin((other.latitude - latitude) * radians / 2)
        let east = sin((other.longitude - longitude) * radians / 2)
        let square = south * south + cos(latitude * radians) * cos(other.latitude * radians) * east * east
        return 2 * Self.earthRadius * asin(min(1, square.squareRoot()))
    }
}
