import Foundation
package import WeatherModel

extension Coordinates {
    /// Returns the bearing in which a great circle leaves for the other point, in degrees from north through east.
    package func bearing(to other: Coordinates) -> Double {
        let radians = Double.pi / 180
        let (from, to) = (latitude * radians, other.latitude * radians)
        let turn = (other.longitude - longitude) * radians
        let angle = atan2(sin(turn) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)) / radians
        return angle < 0 ? angle + 360 : angle
    }

    /// Returns the point so many metres east and north on a map that keeps distances and directions from here (azimuthal
    /// equidistant, Snyder 1987, equations 20-14 and 20-15, on a sphere).
    package func point(metresEast east: Double, north: Double) -> Coordinates {
        let distance = (east * east + north * north).squareRoot()
        guard distance > 0 else { return self }
        let (arc, radians) = (distance / Self.earthRadius, Double.pi / 180)
        let here = latitude * radians
        let there = asin(cos(arc) * sin(here) + north / distance * sin(arc) * cos(here))
        let turn = atan2(
            east * sin(arc), distance * cos(here) * cos(arc) - north * sin(here) * sin(arc))
        let lon = longitude + turn / radians
        return Coordinates(
            clampingLatitude: there / radians, longitude: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon)
    }
}
