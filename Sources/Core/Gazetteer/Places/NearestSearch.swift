import Foundation
import WeatherModel

/// The nearest place found so far, by great-circle distance.
struct NearestSearch {
    private let point: Coordinates
    private(set) var place: Int?
    /// The number of cell entries visited.
    var visits = 0
    /// The distance in radians; more than half a circle if there is none.
    private(set) var angle = 4.0

    init(_ point: Coordinates) {
        self.point = point
    }

    /// The distance to it on a sphere of the Earth's mean radius.
    var kilometres: Double { angle * Coordinates.earthRadius / 1000 }

    mutating func offer(_ candidate: Int, at other: Coordinates) {
        let between = point.distance(to: other) / Coordinates.earthRadius
        if between < angle || between == angle && candidate < place ?? .max {
            angle = between
            place = candidate
        }
    }

    /// The number of columns of one degree on either side that can contain a nearer place.
    var reach: Int {
        let latitude = point.latitude * .pi / 180
        // A cap that holds a pole meets every meridian.
        guard angle + abs(latitude) < .pi / 2 else { return PlaceGrid.columns / 2 }
        return min(PlaceGrid.columns / 2, Int(asin(sin(angle) / cos(latitude)) * 180 / .pi) + 1)
    }
}
