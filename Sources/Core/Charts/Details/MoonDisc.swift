public import WeatherText

/// The moon's disc with its lit part, the same in both styles.
public struct MoonDisc {
    private let illumination: Double
    private let isLitOnTheRight: Bool

    /// The width and height at 100 % text, in pixels.
    public static let size = 22.0

    /// Takes phase and side from the sky.
    public init(_ sky: SkyHorizon) {
        self.init(sky.illumination, isLitOnTheRight: sky.isLitOnTheRight)
    }

    /// - Parameters:
    ///   - illumination: The lit share of the disc, 0 to 1.
    ///   - isLitOnTheRight: Whether its right half is lit first.
    init(_ illumination: Double, isLitOnTheRight: Bool) {
        (self.illumination, self.isLitOnTheRight) = (illumination, isLitOnTheRight)
    }

    /// Draws it in the middle of a size in pixels.
    public func drawing(width: Double, height: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        add(to: &drawing, at: Point(width / 2, height / 2), radius: min(width, height) / 2 - 1)
        return drawing
    }

    /// Adds it around a centre, with a radius in pixels.
    func add(to drawing: inout Drawing, at centre: Point, radius: Double) {
        drawing.fill(.circle(centre, radius: radius), .even(Colour(0x7480AB)))
        drawing.fill(
            .litMoon(illumination, isOnTheRight: isLitOnTheRight, centre: centre, radius: radius),
            .vertical([
                PaintStop(centre.y - radius, Colour(0xFBF6E2)), PaintStop(centre.y + radius, Colour(0xD9D2B4)),
            ]))
        if illumination > 0.3 {
            let side = isLitOnTheRight ? 1.0 : -1.0
            for (x, y, size) in [(0.3, -0.35, 0.13), (0.2, 0.25, 0.26), (0.45, 0.1, 0.1)] {
                drawing.fill(
                    .circle(centre.moved(x: side * x * radius, y: y * radius), radius: size * radius),
                    .even(Colour(0xC3BB9B), opacity: 0.35))
            }
        }
        drawing.add(.stroke(.circle(centre, radius: radius), Stroke(.even(Colour(0x6F7898)), width: 1)))
    }
}
