import Foundation

/// A compass whose arrow points where the wind blows to.
struct Compass {
    private let from: Double
    private let palette: Palette
    private let textScale: Double
    /// The width and height in pixels.
    var size: Double { 48 * textScale }

    /// - Parameter from: Degrees clockwise from north that the wind blows from.
    init(from: Double, _ palette: Palette, textScale: Double) {
        (self.from, self.palette, self.textScale) = (from, palette, textScale)
    }

    func add(to drawing: inout Drawing, centre: Point) {
        let radius = size / 2
        func at(_ degrees: Double, _ distance: Double) -> Point {
            let angle = degrees * .pi / 180
            return Point(centre.x + distance * sin(angle), centre.y - distance * cos(angle))
        }
        let ring = palette.isHighContrast ? palette.axis : palette.grid
        drawing.add(.stroke(.circle(centre, radius: radius), Stroke(.even(ring), width: 1.5)))
        for degrees in stride(from: 0.0, to: 360, by: 45) {
            drawing.line(
                [at(degrees, radius), at(degrees, radius - 3 * textScale)],
                Stroke(.even(palette.secondaryText), width: 1.2))
        }
        let (to, half) = (from + 180, 14 * textScale)
        let tip = at(to, half)
        func wing(_ side: Double) -> Point {
            let (angle, aside) = (to * .pi / 180, 8.7 * textScale)
            let stem = at(to, half - 9.5 * textScale)
            return Point(stem.x + side * aside * cos(angle), stem.y + side * aside * sin(angle))
        }
        let arrow = Path([.move(at(from, half)), .line(tip), .move(wing(-1)), .line(tip), .line(wing(1))])
        drawing.add(.stroke(arrow, Stroke(.even(palette.text), width: 2.4 * textScale)))
    }
}
