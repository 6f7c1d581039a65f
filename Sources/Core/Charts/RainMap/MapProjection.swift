import Foundation
import WeatherModel

/// The map around a place: an azimuthal equidistant projection, which keeps distances and directions from the place (Snyder,
/// "Map Projections: A Working Manual", 1987, equations 22-4, 22-5, 25-2 and 5-3).
struct MapProjection: Sendable, Hashable {
    /// The place in the middle.
    let place: Coordinates
    /// The pixel on which the place lies.
    let centre: Point
    /// The pixels of a kilometre.
    let scale: Double

    private let sine: Double
    private let cosine: Double

    /// - Parameters:
    ///   - centre: The pixel on which the place lies.
    ///   - scale: The pixels of a kilometre.
    init(_ place: Coordinates, centre: Point, scale: Double) {
        (self.place, self.centre, self.scale) = (place, centre, scale)
        let latitude = place.latitude * .pi / 180
        (sine, cosine) = (sin(latitude), cos(latitude))
    }

    /// Returns the pixel of a point by its longitude and latitude in degrees.
    func point(longitude: Double, latitude: Double) -> Point {
        let (latitude, turn) = (latitude * .pi / 180, (longitude - place.longitude) * .pi / 180)
        let (east, north) = (cos(latitude) * sin(turn), cosine * sin(latitude) - sine * cos(latitude) * cos(turn))
        let cosineOfArc = sine * sin(latitude) + cosine * cos(latitude) * cos(turn)
        let sineOfArc = (east * east + north * north).squareRoot()
        // The arc's sine is 0 at the place itself, and at its antipode, which no map shows.
        guard sineOfArc > 1e-12 else { return centre }
        let factor = atan2(sineOfArc, cosineOfArc) / sineOfArc * Coordinates.earthRadius / 1000 * scale
        return Point(centre.x + east * factor, centre.y - north * factor)
    }

    /// Returns the pixel of a point.
    func point(_ point: Coordinates) -> Point {
        self.point(longitude: point.longitude, latitude: point.latitude)
    }

    /// Returns the metres from the place to the farthest corner of a map of that size.
    func reach(width: Double, height: Double) -> Double {
        let x = max(centre.x, width - centre.x)
        let y = max(centre.y, height - centre.y)
        return (x * x + y * y).squareRoot() / scale * 1000
    }
}

/// The steps in which the map grows.
public enum MapZoom: Int, Sendable, Hashable, CaseIterable {
    case far, middle, near

    /// The pixels of a kilometre.
    public var scale: Double {
        switch self {
        case .far: 2
        case .middle: 4
        case .near: 8
        }
    }

    /// The radii of the rings in kilometres, or in miles, from the inside outwards.
    public func rings(inMiles: Bool) -> [Double] {
        switch self {
        case .far: inMiles ? [15, 30, 60] : [25, 50, 100]
        case .middle: inMiles ? [5, 15, 30] : [10, 25, 50]
        case .near: inMiles ? [5, 15] : [10, 25]
        }
    }

    /// The next nearer step; nil for the nearest.
    public var nearer: MapZoom? { MapZoom(rawValue: rawValue + 1) }
    /// The next farther step; nil for the farthest.
    public var farther: MapZoom? { MapZoom(rawValue: rawValue - 1) }
}
