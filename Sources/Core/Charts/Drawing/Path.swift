/// An outline of straight lines and curves.
public struct Path: Sendable, Hashable {
    /// A step of the outline.
    public enum Step: Sendable, Hashable {
        case move(Point)
        case line(Point)
        /// A cubic Bézier curve by its two control points and its end.
        case curve(Point, Point, Point)
        /// Part of a circle, clockwise, angles in radians from three o'clock.
        case arc(centre: Point, radius: Double, from: Double, to: Double)
        case close
    }

    /// The steps in the order they are drawn in.
    public private(set) var steps: [Step]

    /// - Parameter steps: The steps of the pen, in the order they are drawn in.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// A line through the points.
    public static func line(_ points: [Point]) -> Path {
        Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    }

    /// A rectangle, with round corners where a radius is given.
    public static func rectangle(_ box: Rectangle, radius: Double = 0) -> Path {
        let corner = min(radius, box.width / 2, box.height / 2)
        guard corner > 0 else {
            return Path([
                .move(Point(box.x, box.y)), .line(Point(box.right, box.y)), .line(Point(box.right, box.bottom)),
                .line(Point(box.x, box.bottom)), .close,
            ])
        }
        return Path([
            .arc(centre: Point(box.right - corner, box.y + corner), radius: corner, from: -.pi / 2, to: 0),
            .arc(centre: Point(box.right - corner, box.bottom - corner), radius: corner, from: 0, to: .pi / 2),
            .arc(centre: Point(box.x + corner, box.bottom - corner), radius: corner, from: .pi / 2, to: .pi),
            .arc(centre: Point(box.x + corner, box.y + corner), radius: corner, from: .pi, to: .pi * 1.5), .close,
        ])
    }

    /// A whole circle.
    public static func circle(_ centre: Point, radius: Double) -> Path {
        Path([.move(centre.moved(x: radius)), .arc(centre: centre, radius: radius, from: 0, to: 2 * .pi), .close])
    }

    /// A whole ellipse.
    public static func ellipse(_ centre: Point, radiusX: Double, radiusY: Double) -> Path {
        // The control points of a quarter of a circle of radius 1.
        let bow = 0.5523
        func at(_ x: Double, _ y: Double) -> Point { centre.moved(x: x * radiusX, y: y * radiusY) }
        return Path([
            .move(at(1, 0)), .curve(at(1, bow), at(bow, 1), at(0, 1)), .curve(at(-bow, 1), at(-1, bow), at(-1, 0)),
            .curve(at(-1, -bow), at(-bow, -1), at(0, -1)), .curve(at(bow, -1), at(1, -bow), at(1, 0)), .close,
        ])
    }

    /// Goes on with the steps of the other.
    public mutating func append(_ other: Path) {
        steps += other.steps
    }

    /// Goes on with a step.
    public mutating func append(_ step: Step) {
        steps.append(step)
    }
}

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
