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

    /// Returns whether the point lies within half a degree, some 50 km, of the shape's bounding box.
    func isNear(_ point: Coordinates) -> Bool {
        switch self {
        case .polygon(let outer, _): outer.isNear(point, degrees: 0.5)
        case .circle(let centre, let kilometres): centre.distance(to: point) <= (kilometres + 50) * 1000
        }
    }
}
