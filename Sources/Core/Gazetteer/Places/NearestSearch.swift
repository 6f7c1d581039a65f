import Foundation
import WeatherModel

/// The nearest place so far, by great circle.
struct NearestSearch {
    private let latitude: Double
    private let longitude: Double
    private(set) var place: Int?
    /// How many entries of cells were looked at.
    var visits = 0
    /// Radians to it; more than half a circle as long as there is none.
    private(set) var angle = 4.0

    init(_ point: Coordinates) {
        latitude = point.latitude * .pi / 180
        longitude = point.longitude * .pi / 180
    }

    /// To it, on a sphere of the Earth's mean radius.
    var kilometres: Double { angle * 6_371 }

    mutating func offer(_ candidate: Int, at point: Coordinates) {
        let other = point.latitude * .pi / 180
        let south = sin((other - latitude) / 2)
        let east = sin((point.longitude * .pi / 180 - longitude) / 2)
        // The haversine formula (Sinnott, "Virtues of the Haversine", 1984).
        let between = 2 * asin(min(1, (south * south + cos(latitude) * cos(other) * east * east).squareRoot()))
        if between < angle || between == angle && candidate < place ?? .max {
            angle = between
            place = candidate
        }
    }

    /// How many columns of one degree to either side can hold anything nearer.
    var reach: Int {
        // A cap that holds a pole meets every meridian.
        guard angle + abs(latitude) < .pi / 2 else { return PlaceGrid.columns / 2 }
        return min(PlaceGrid.columns / 2, Int(asin(sin(angle) / cos(latitude)) * 180 / .pi) + 1)
    }
}
