/// A line of the base map as far as it lies in a box, as longitude and latitude in degrees.
public struct MapShape: Sendable, Hashable {
    /// The outline cut along the edges of the box, without its closing point; empty for a line, or where no area is left.
    public let area: [SIMD2<Double>]
    /// The pieces to be stroked: the line itself, without the edges of the box and without cuts that are no coast.
    public let strokes: [[SIMD2<Double>]]

    /// Cuts a line or, where it is an area, an outline.
    init(_ points: [SIMD2<Double>], isArea: Bool, in box: MapBox) {
        area = isArea ? Self.cut(points, to: box) : []
        let line = isArea ? points + points.prefix(1) : points
        var (strokes, piece): ([[SIMD2<Double>]], [SIMD2<Double>]) = ([], [])
        for (first, second) in zip(line, line.dropFirst()) {
            guard Self.maySee(first, second, box), !Self.isArtificial(first, second) else {
                if !piece.isEmpty { strokes.append(piece) }
                piece = []
                continue
            }
            if piece.isEmpty { piece.append(first) }
            piece.append(second)
        }
        if !piece.isEmpty { strokes.append(piece) }
        self.strokes = strokes
    }

    private static func maySee(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ box: MapBox) -> Bool {
        min(first.x, second.x) <= box.east && max(first.x, second.x) >= box.west
            && min(first.y, second.y) <= box.north && max(first.y, second.y) >= box.south
    }

    /// Whether an edge runs along the cut at 180 degrees or along the South Pole, where the Earth was made flat.
    private static func isArtificial(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Bool {
        func isOnCut(_ longitude: Double) -> Bool {
            let past = abs(longitude).truncatingRemainder(dividingBy: 360)
            return abs(past - 180) <= 0.01
        }
        return isOnCut(first.x) && isOnCut(second.x) || first.y <= -89.9 && second.y <= -89.9
    }

    /// Returns an outline within the box, edge by edge (Sutherland and Hodgman, "Reentrant polygon clipping", 1974).
    private static func cut(_ outline: [SIMD2<Double>], to box: MapBox) -> [SIMD2<Double>] {
        let edges: [(axis: Int, limit: Double, keepsGreater: Bool)] = [
            (0, box.west, true), (0, box.east, false), (1, box.south, true), (1, box.north, false),
        ]
        return edges.reduce(outline) { points, edge in
            guard var before = points.last else { return [] }
            var kept: [SIMD2<Double>] = []
            func isInside(_ point: SIMD2<Double>) -> Bool {
                edge.keepsGreater ? point[edge.axis] >= edge.limit : point[edge.axis] <= edge.limit
            }
            for point in points {
                if isInside(point) != isInside(before) {
                    let share = (edge.limit - before[edge.axis]) / (point[edge.axis] - before[edge.axis])
                    kept.append(before + (point - before) * share)
                }
                if isInside(point) { kept.append(point) }
                before = point
            }
            return kept
        }
    }
}
