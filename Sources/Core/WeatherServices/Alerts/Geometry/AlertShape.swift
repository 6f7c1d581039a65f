import WeatherModel

/// A piece of the globe that a warning holds in.
enum AlertShape: Sendable, Hashable {
    case polygon(outer: GeoRing, holes: [GeoRing])
    case circle(centre: Coordinates, kilometres: Double)

    /// The edges belong to it, those of its holes too.
    func contains(_ point: Coordinates) -> Bool {
        switch self {
        case .polygon(let outer, let holes):
            outer.position(of: point) != .outside && !holes.contains { $0.position(of: point) == .inside }
        case .circle(let centre, let kilometres):
            centre.distance(to: point) <= kilometres * 1000
        }
    }

    /// Whether the point lies within half a degree of the piece's bounds, some 50 km; degrees of longitude count as the
    /// shorter ones they are.
    func isNear(_ point: Coordinates) -> Bool {
        switch self {
        case .polygon(let outer, _): outer.isNear(point, degrees: 0.5)
        case .circle(let centre, let kilometres): centre.distance(to: point) <= (kilometres + 50) * 1000
        }
    }
}
