import Foundation

extension Path {
    /// A curve through all of the points, without loops: a centripetal Catmull-Rom spline (Yuksel, Schaefer and Keyser,
    /// "Parameterization and applications of Catmull-Rom curves", 2011) as pieces of Bézier's; nothing for a closed one of fewer
    /// than three.
    static func curve(through points: [Point], isClosed: Bool) -> Path {
        guard let first = points.first, points.count > 2 else { return isClosed ? Path() : .line(points) }
        var path = Path([.move(first)])
        let count = points.count
        /// The point of a number, which goes on at the other end of a closed curve and stays at the end of an open one.
        func point(_ index: Int) -> Point {
            isClosed ? points[(index + count) % count] : points[min(max(0, index), count - 1)]
        }
        for index in 0..<(isClosed ? count : count - 1) {
            let (start, end) = (point(index), point(index + 1))
            path.append(
                .curve(
                    control(at: start, between: point(index - 1), and: end),
                    control(at: end, between: point(index + 2), and: start), end))
        }
        if isClosed { path.append(.close) }
        return path
    }

    /// Returns the control point beside `start` of the piece from there to `next`, where the curve comes from `former`.
    private static func control(at start: Point, between former: Point, and next: Point) -> Point {
        let (before, after) = (former.distance(to: start), start.distance(to: next))
        guard before > 0.01, after > 0.01 else { return start }
        let root = (before * after).squareRoot()
        let (own, scale) = (2 * before + 3 * root + after, 3 * (before + root))
        return Point(
            (before * next.x - after * former.x + own * start.x) / scale,
            (before * next.y - after * former.y + own * start.y) / scale)
    }
}

extension Point {
    /// The distance to another point in pixels.
    fileprivate func distance(to other: Point) -> Double {
        let (across, down) = (other.x - x, other.y - y)
        return (across * across + down * down).squareRoot()
    }
}
