/// A smooth line through points that never swings beyond them.
///
/// Cubic Hermite pieces with the tangents of Fritsch and Carlson, "Monotone Piecewise Cubic Interpolation" (SIAM Journal on
/// Numerical Analysis 17, 1980), as Bézier curves.
enum MonotoneCurve {
    /// The path through the points, which go from left to right.
    static func path(_ points: [Point]) -> Path {
        guard points.count > 1 else { return .line(points) }
        let tangents = tangents(points)
        var path = Path([.move(points[0])])
        for index in 1..<points.count {
            let (start, end) = (points[index - 1], points[index])
            let third = (end.x - start.x) / 3
            path.append(
                .curve(
                    Point(start.x + third, start.y + tangents[index - 1] * third),
                    Point(end.x - third, end.y - tangents[index] * third), end))
        }
        return path
    }

    /// The area between two such lines over the same places.
    static func area(between upper: [Point], and lower: [Point]) -> Path {
        var area = path(upper)
        let back = path(lower).steps
        guard let corner = lower.last else { return area }
        area.append(.line(corner))
        for index in back.indices.dropFirst().reversed() {
            guard case .curve(let first, let second, _) = back[index] else { continue }
            area.append(.curve(second, first, lower[index - 1]))
        }
        area.append(.close)
        return area
    }

    /// The height of the same line at a place between its ends; nil beyond them.
    static func y(at x: Double, _ points: [Point]) -> Double? {
        guard let first = points.first, let last = points.last, x >= first.x, x <= last.x else { return nil }
        guard let index = points.dropFirst().firstIndex(where: { $0.x >= x }) else { return last.y }
        let tangents = tangents(points)
        let (start, end) = (points[index - 1], points[index])
        let width = end.x - start.x
        guard width > 0 else { return end.y }
        let t = (x - start.x) / width
        let (square, cube) = (t * t, t * t * t)
        return (2 * cube - 3 * square + 1) * start.y + (cube - 2 * square + t) * width * tangents[index - 1]
            + (3 * square - 2 * cube) * end.y + (cube - square) * width * tangents[index]
    }

    private static func tangents(_ points: [Point]) -> [Double] {
        let slopes = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-9) }
        guard let first = slopes.first, let last = slopes.last else { return points.map { _ in 0 } }
        var tangents = [first]
        for (before, after) in zip(slopes, slopes.dropFirst()) {
            // At a peak the line is level; elsewhere the harmonic mean keeps it between its neighbours.
            tangents.append(before * after <= 0 ? 0 : 2 * before * after / (before + after))
        }
        return tangents + [last]
    }
}
