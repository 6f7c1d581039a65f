import Foundation
import WeatherModel

extension AlertShape {
    /// Returns the areas of a GeoJSON geometry (RFC 7946), whose points have the longitude first; none for points and
    /// lines.
    static func shapes(geoJSON geometry: JSONObject, depth: Int = 0) -> [AlertShape] {
        let coordinates = geometry.list("coordinates") ?? []
        return switch geometry.text("type") {
        case "Polygon": [polygon(coordinates)].compactMap { $0 }
        case "MultiPolygon": coordinates.compactMap { $0.list.flatMap(polygon) }
        // Nested collections are allowed by the format but not used by any source.
        case "GeometryCollection" where depth < 4:
            (geometry.objects("geometries") ?? []).flatMap { shapes(geoJSON: $0, depth: depth + 1) }
        default: []
        }
    }

    private static func polygon(_ rings: [JSONElement]) -> AlertShape? {
        let rings = rings.map { $0.list.flatMap(ring) }
        // An unreadable hole is ignored: a warning too many is better than one too few.
        guard case .some(.some(let outer)) = rings.first else { return nil }
        return .polygon(outer: outer, holes: rings.dropFirst().compactMap { $0 })
    }

    private static func ring(_ positions: [JSONElement]) -> GeoRing? {
        var points: [(latitude: Double, longitude: Double)] = []
        for position in positions {
            guard let numbers = position.list, numbers.count >= 2,
                let longitude = numbers[0].number, let latitude = numbers[1].number
            else { return nil }
            points.append((latitude, longitude))
        }
        return GeoRing(points)
    }
}
