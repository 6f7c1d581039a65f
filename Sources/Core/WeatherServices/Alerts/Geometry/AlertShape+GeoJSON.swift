import Foundation
import WeatherModel

extension AlertShape {
    /// Returns the areas of a GeoJSON geometry (RFC 7946), whose points have the longitude first; none for points and
    /// lines.
    static func shapes(geoJSON geometry: JSONObject, depth: Int = 0) -> [AlertShape] {
        let coordinates = geometry.members["coordinates"] as? [Any] ?? []
        return switch geometry.text("type") {
        case "Polygon": [polygon(coordinates)].compactMap { $0 }
        case "MultiPolygon": coordinates.compactMap { ($0 as? [Any]).flatMap(polygon) }
        // Nested collections are allowed by the format but not used by any source.
        case "GeometryCollection" where depth < 4:
            (geometry.objects("geometries") ?? []).flatMap { shapes(geoJSON: $0, depth: depth + 1) }
        default: []
        }
    }

    private static func polygon(_ rings: [Any]) -> AlertShape? {
        let rings = rings.map { ($0 as? [Any]).flatMap(ring) }
        // An unreadable hole is ignored: a warning too many is better than one too few.
        guard case .some(.some(let outer)) = rings.first else { return nil }
        return .polygon(outer: outer, holes: rings.dropFirst().compactMap { $0 })
    }

    private static func ring(_ positions: [Any]) -> GeoRing? {
        var points: [(latitude: Double, longitude: Double)] = []
        for position in positions {
            guard let numbers = position as? [Any], numbers.count >= 2,
                let longitude = JSONObject.number(numbers[0]), let latitude = JSONObject.number(numbers[1])
            else { return nil }
            points.append((latitude, longitude))
        }
        return GeoRing(points)
    }
}
