import Foundation
import WeatherModel

/// A closed line on the globe that encloses an area, also across the antimeridian and around a pole.
///
/// Each edge takes the shorter way round; the longitudes of the corners continue beyond ±180° so that no edge jumps.
struct GeoRing: Sendable, Hashable {
    enum Position {
        case inside, edge, outside
    }

    private struct Corner: Hashable {
        var latitude: Double
        var longitude: Double
    }

    private let corners: [Corner]
    private let latitudes: ClosedRange<Double>
    private let longitudes: ClosedRange<Double>

    /// Returns nil if the points enclose no area, or if one of them is invalid in either order of its numbers.
    ///
    /// If a point is valid only with latitude and longitude exchanged, all are exchanged, as some senders confuse the
    /// order.
    init?(_ points: [(latitude: Double, longitude: Double)]) {
        let exchanged = points.map { (latitude: $0.longitude, longitude: $0.latitude) }
        guard let valid = [points, exchanged].first(where: { $0.allSatisfy(Self.isOnEarth) }) else { return nil }
        let corners = Self.closedAroundPole(Self.unrolled(valid))
        guard var least = corners.first, var greatest = corners.first, Self.area(corners) > 1e-10 else { return nil }
        for corner in corners {
            least.latitude = min(least.latitude, corner.latitude)
            least.longitude = min(least.longitude, corner.longitude)
            greatest.latitude = max(greatest.latitude, corner.latitude)
            greatest.longitude = max(greatest.longitude, corner.longitude)
        }
        self.corners = corners
        latitudes = least.latitude...greatest.latitude
        longitudes = least.longitude...greatest.longitude
    }

    /// The corners of the line.
    var points: [Coordinates] {
        corners.compactMap {
            Coordinates(latitude: $0.latitude, longitude: $0.longitude.remainder(dividingBy: 360))
        }
    }

    /// Returns whether the point lies inside, outside or on the edge, which is a centimetre wide.
    func position(of point: Coordinates) -> Position {
        var found = Position.outside
        for turn in stride(from: -1080.0, through: 1080, by: 360) where found == .outside {
            let longitude = point.longitude + turn
            guard (longitudes.lowerBound - 1e-7...longitudes.upperBound + 1e-7).contains(longitude),
                (latitudes.lowerBound - 1e-7...latitudes.upperBound + 1e-7).contains(point.latitude)
            else { continue }
            found = position(of: Corner(latitude: point.latitude, longitude: longitude))
        }
        return found
    }

    /// Returns whether the point lies in the bounding box of the ring, widened by degrees of latitude on each side.
    func isNear(_ point: Coordinates, degrees: Double) -> Bool {
        let eastward = degrees / max(0.05, cos(point.latitude * .pi / 180))
        return (latitudes.lowerBound - degrees...latitudes.upperBound + degrees).contains(point.latitude)
            && stride(from: -1080.0, through: 1080, by: 360).contains { turn in
                (longitudes.lowerBound - eastward...longitudes.upperBound + eastward).contains(point.longitude + turn)
            }
    }

    /// Returns the position by counting the edges north of the point (Shimrat, 1962): an odd number means inside.
    private func position(of point: Corner) -> Position {
        guard var start = corners.last else { return .outside }
        var isInside = false
        for end in corners {
            if Self.squaredDistance(of: point, toEdgeFrom: start, to: end) < 1e-14 { return .edge }
            if (start.longitude > point.longitude) != (end.longitude > point.longitude) {
                let share = (point.longitude - start.longitude) / (end.longitude - start.longitude)
                if start.latitude + share * (end.latitude - start.latitude) > point.latitude { isInside.toggle() }
            }
            start = end
        }
        return isInside ? .inside : .outside
    }

    private static func isOnEarth(_ point: (latitude: Double, longitude: Double)) -> Bool {
        (-90...90).contains(point.latitude) && (-540...540).contains(point.longitude)
    }

    private static func unrolled(_ points: [(latitude: Double, longitude: Double)]) -> [Corner] {
        var corners: [Corner] = []
        corners.reserveCapacity(points.count)
        for point in points {
            var longitude = point.longitude
            if let last = corners.last { longitude = last.longitude + shortWay(longitude - last.longitude) }
            corners.append(Corner(latitude: point.latitude, longitude: longitude))
        }
        // A belt around the whole globe, written from −180 to 180, would collapse to a line.
        let isLine = corners.allSatisfy { abs($0.longitude - (corners.first?.longitude ?? 0)) < 1e-9 }
        return isLine ? points.map { Corner(latitude: $0.latitude, longitude: $0.longitude) } : corners
    }

    /// Returns the equivalent difference of longitudes between −180 and 180 degrees.
    private static func shortWay(_ difference: Double) -> Double {
        let remainder = difference.truncatingRemainder(dividingBy: 360)
        return remainder > 180 ? remainder - 360 : remainder < -180 ? remainder + 360 : remainder
    }

    /// Closes a line that ends a full turn from its beginning, and thus encloses a pole, by way of that pole.
    private static func closedAroundPole(_ corners: [Corner]) -> [Corner] {
        guard let first = corners.first, let last = corners.last else { return corners }
        let end = last.longitude + shortWay(first.longitude - last.longitude)
        guard abs(abs(end - first.longitude) - 360) < 1e-6 else { return corners }
        let mean = corners.reduce(0) { $0 + $1.latitude } / Double(corners.count)
        let pole = mean < 0 ? -90.0 : 90.0
        return corners + [
            Corner(latitude: first.latitude, longitude: end), Corner(latitude: pole, longitude: end),
            Corner(latitude: pole, longitude: first.longitude),
        ]
    }

    /// Returns the area in square degrees, or that of the largest triangle from the first corner if it is larger; 0 for
    /// a line.
    private static func area(_ corners: [Corner]) -> Double {
        guard let first = corners.first else { return 0 }
        var sum = 0.0
        for (start, end) in zip(corners, corners.dropFirst()) {
            sum += abs(
                (start.longitude - first.longitude) * (end.latitude - first.latitude)
                    - (end.longitude - first.longitude) * (start.latitude - first.latitude))
        }
        return sum / 2
    }

    private static func squaredDistance(of point: Corner, toEdgeFrom start: Corner, to end: Corner) -> Double {
        let (eastward, northward) = (end.longitude - start.longitude, end.latitude - start.latitude)
        let (east, north) = (point.longitude - start.longitude, point.latitude - start.latitude)
        let length = eastward * eastward + northward * northward
        let share = length == 0 ? 0 : max(0, min(1, (east * eastward + north * northward) / length))
        let (apartEast, apartNorth) = (east - share * eastward, north - share * northward)
        return apartEast * apartEast + apartNorth * apartNorth
    }
}
