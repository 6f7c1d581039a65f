/// The outline of a cloud, of ellipses with bumps above and below.
struct CloudShape {
    /// Middles and radii, in pixels around the cloud's own middle.
    private let ellipses: [(x: Double, y: Double, radiusX: Double, radiusY: Double)]
    /// 0 to 1.
    let opacity: Double

    /// A tall heap.
    static let tall = CloudShape(
        ellipses: [
            (-40, 5, 14, 13), (-20, -6, 21, 20), (8, -14, 26, 25), (36, -1, 18, 17), (54, 7, 11, 9),
            (-26, 11, 15, 11), (2, 12, 22, 12), (30, 11, 16, 10),
        ], opacity: 0.96)
    /// A long, low one.
    static let long = CloudShape(
        ellipses: [
            (-58, 5, 11, 8), (-38, 0, 15, 12), (-12, -6, 18, 16), (16, -2, 16, 13), (42, 4, 14, 9), (62, 8, 9, 5),
            (-22, 8, 20, 9), (14, 9, 22, 8),
        ], opacity: 0.96)
    /// A thin veil.
    static let wisp = CloudShape(
        ellipses: [(-46, 3, 34, 6), (-14, -3, 30, 9), (22, -1, 36, 8), (52, 5, 26, 5), (4, 6, 44, 6)], opacity: 0.55)

    /// The room it takes around the point.
    func box(at centre: Point, scale: Double, isMirrored: Bool) -> Rectangle {
        let left = ellipses.map { (isMirrored ? -$0.x : $0.x) - $0.radiusX }.min() ?? 0
        let right = ellipses.map { (isMirrored ? -$0.x : $0.x) + $0.radiusX }.max() ?? 0
        let top = ellipses.map { $0.y - $0.radiusY }.min() ?? 0
        let bottom = ellipses.map { $0.y + $0.radiusY }.max() ?? 0
        return Rectangle(
            x: centre.x + left * scale, y: centre.y + top * scale, width: (right - left) * scale,
            height: (bottom - top) * scale)
    }

    /// Its outline around the point.
    func path(at centre: Point, scale: Double, isMirrored: Bool) -> Path {
        ellipses.reduce(into: Path()) { path, ellipse in
            let x = isMirrored ? -ellipse.x : ellipse.x
            path.append(
                .ellipse(
                    centre.moved(x: x * scale, y: ellipse.y * scale), radiusX: ellipse.radiusX * scale,
                    radiusY: ellipse.radiusY * scale))
        }
    }
}
