import Foundation

/// A point on Earth in WGS 84 decimal degrees.
public struct Coordinates: Sendable, Hashable, Codable {
    /// The latitude in degrees north, −90 to 90.
    public let latitude: Double

    /// The longitude in degrees east, −180 to 180.
    public let longitude: Double

    /// Returns nil if a number is not finite or out of range.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Coordinates {
    /// Makes a point, with numbers out of range replaced by the nearest valid ones and NaN by 0.
    public init(clampingLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude.isNaN ? 0 : max(-90, min(90, latitude))
        self.longitude = longitude.isNaN ? 0 : max(-180, min(180, longitude))
    }
}

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
