import Foundation
import WeatherModel

/// A polygon or circle on the globe that a warning applies to.
enum AlertShape: Sendable, Hashable {
    case polygon(outer: GeoRing, holes: [GeoRing])
    case circle(centre: Coordinates, kilometres: Double)

    /// Returns whether the point lies inside; edges, those of holes too, count as inside.
    func contains(_ point: Coordinates) -> Bool {
        switch self {
        case .polygon(let outer, let holes):
            outer.position(of: point) != .outside && !holes.contains { $0.position(of: point) == .inside }
        case .circle(let centre, let kilometres):
            centre.distance(to: point) <= kilometres * 1000
        }
    }

    /// Points that it holds: corners of its edge, or its middle.
    var edgePoints: [Coordinates] {
        switch self {
        case .polygon(let outer, _): outer.points
        case .circle(let centre, _): [centre]
        }
    }

    /// Returns whether the point lies within half a degree, some 50 km, of the shape's bounding box.
    func isNear(_ point: Coordinates) -> Bool {
        switch self {
        case .polygon(let outer, _): outer.isNear(point, degrees: 0.5)
        case .circle(let centre, let kilometres): centre.distance(to: point) <= (kilometres + 50) * 1000
        }
    }
}

extension AlertShape {
    /// Kilometres around a line that encloses no area, as senders write one for a single cell of their grid.
    private static let around = 10.0
    /// Kilometres from the first to the farthest point of the widest such line that is taken for a place.
    private static let widest = 50.0

    /// Reads CAP 1.2's `polygon`, "lat,lon lat,lon …"; one without an area stands for what is around it, nil if that is far
    /// and wide.
    ///
    /// Any white space is accepted, also after the commas, and brackets around the points.
    init?(capPolygon text: String) {
        guard let numbers = Self.numbers(text), numbers.count.isMultiple(of: 2) else { return nil }
        let points = stride(from: 0, to: numbers.count, by: 2).map {
            (latitude: numbers[$0], longitude: numbers[$0 + 1])
        }
        if let ring = GeoRing(points) {
            self = .polygon(outer: ring, holes: [])
            return
        }
        let corners = points.compactMap { Coordinates(latitude: $0.latitude, longitude: $0.longitude) }
        // Some fill in zeros where they know no outline.
        guard corners.count == points.count, corners.count > 2, let first = corners.first,
            (first.latitude, first.longitude) != (0, 0),
            let extent = corners.map({ first.distance(to: $0) / 1000 }).max(), extent <= Self.widest
        else { return nil }
        self = .circle(centre: first, kilometres: extent + Self.around)
    }

    /// Reads CAP 1.2's `circle`, "lat,lon radius" in kilometres; nil for a radius of 0, which marks a point.
    init?(capCircle text: String) {
        guard let numbers = Self.numbers(text), numbers.count == 3, numbers[2] > 0,
            let centre = Coordinates(latitude: numbers[0], longitude: numbers[1])
        else { return nil }
        self = .circle(centre: centre, kilometres: numbers[2])
    }

    /// Returns the numbers between white space and commas; nil if anything else stands there.
    private static func numbers(_ text: String) -> [Double]? {
        let separators = Set(" ,;()[]\t\r\n".utf8)
        var numbers: [Double] = []
        for part in text.utf8.split(whereSeparator: separators.contains) {
            guard let number = Double(Substring(part)), number.isFinite else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}

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
