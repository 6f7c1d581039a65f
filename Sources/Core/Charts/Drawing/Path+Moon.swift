extension Path {
    /// Returns the lit part of the moon's disc: its limb is half a circle, the line of dusk half an ellipse.
    ///
    /// - Parameters:
    ///   - illumination: The share of the disc that is lit, 0 to 1.
    ///   - isOnTheRight: Whether the right side is the lit one.
    static func litMoon(
        _ illumination: Double, isOnTheRight: Bool, centre: Point, radius: Double
    ) -> Path {
        let side = isOnTheRight ? 1.0 : -1.0
        let dusk = (1 - 2 * illumination) * radius * side
        // The control points of a quarter of a circle of radius 1.
        let bow = 0.5523
        let (top, bottom) = (centre.moved(y: -radius), centre.moved(y: radius))
        var path = Path([.move(top)])
        for (from, to, reach) in [(top, bottom, side * radius), (bottom, top, dusk)] {
            let down = to.y > from.y ? 1.0 : -1.0
            let middle = Point(centre.x + reach, centre.y)
            path.append(
                .curve(
                    Point(from.x + reach * bow, from.y), Point(middle.x, middle.y - down * radius * bow), middle))
            path.append(
                .curve(Point(middle.x, middle.y + down * radius * bow), Point(to.x + reach * bow, to.y), to))
        }
        path.append(.close)
        return path
    }
}
