import Foundation
public import WeatherModel

/// An area between two meridians and two parallels, in degrees; its longitudes may go beyond 180.
public struct MapBox: Sendable, Hashable {
    /// The western edge in degrees.
    public let west: Double
    /// The southern edge in degrees.
    public let south: Double
    /// The eastern edge in degrees, no less than the western one.
    public let east: Double
    /// The northern edge in degrees, no less than the southern one.
    public let north: Double

    /// Takes the edges in degrees.
    public init(west: Double, south: Double, east: Double, north: Double) {
        (self.west, self.south, self.east, self.north) = (west, south, east, north)
    }

    /// Makes the smallest box that holds all points so many metres around a place.
    public init(around place: Coordinates, reach: Double) {
        let angle = reach / Coordinates.earthRadius
        let latitude = place.latitude * .pi / 180
        let degrees = angle * 180 / .pi
        // A cap that holds a pole meets every meridian.
        let half = abs(latitude) + angle < .pi / 2 ? asin(sin(angle) / cos(latitude)) * 180 / .pi : 180
        self.init(
            west: place.longitude - half, south: max(-90, place.latitude - degrees), east: place.longitude + half,
            north: min(90, place.latitude + degrees))
    }

    /// Returns by how many degrees the other must be turned about the Earth's axis to meet this one: none, or up to three.
    func turns(meeting other: MapBox) -> [Double] {
        guard other.south <= north, other.north >= south else { return [] }
        return [-360, 0, 360].filter { other.west + $0 <= east && other.east + $0 >= west }
    }
}
