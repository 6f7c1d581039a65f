import Foundation

extension SkyScene {
    /// Bright clouds where there is neither a word nor a tile, the larger ones first.
    func addClouds(to drawing: inout Drawing) {
        let wanted = 2 + Int(sky.cloudCover * 4)
        let sun = sky.isDay ? stand(of: sky.sun) : sky.moon.flatMap { stand(of: $0.body) }
        let disc = sun.map { Rectangle(x: $0.x - 14, y: $0.y - 14, width: 28, height: 28) }
        var drawn: [Rectangle] = []
        for (pass, scale) in [1, 0.8, 0.65, 0.5].enumerated() where drawn.count < wanted {
            for (index, place) in Scatter(beginning: Double(11 + 60 * pass)).prefix(60).enumerated()
            where drawn.count < wanted {
                let shape = [CloudShape.tall, .long, .wisp][(index + pass) % 3]
                let isMirrored = index % 5 > 2
                let centre = Point(place.x * width, place.y * (horizon - 24))
                let box = shape.box(at: centre, scale: scale, isMirrored: isMirrored)
                guard box.y >= 4, box.bottom < horizon - 12, isClear(box.grown(by: 6)),
                    !drawn.contains(where: { $0.grown(by: 4).overlaps(box) }),
                    disc.map({ Self.shared($0, box) <= 0.33 }) ?? true
                else { continue }
                drawn.append(box)
                let path = shape.path(at: centre, scale: scale, isMirrored: isMirrored)
                addRim(of: shape, at: centre, scale: scale, isMirrored: isMirrored, to: &drawing)
                let colours = cloudColours
                drawing.fill(
                    path,
                    .vertical([
                        PaintStop(box.y, colours.top, opacity: shape.opacity),
                        PaintStop(box.bottom, colours.bottom, opacity: shape.opacity),
                    ]))
            }
        }
    }

    /// Soft dark shapes in a closed cover, weaker in fog.
    func addLobes(to drawing: inout Drawing) {
        guard !hasBodies else { return }
        let isLight = wordColour.luminance < 0.5
        let colour = colours.stops[0].mixed(with: Colour(0x000000), share: isLight ? 0.1 : 0.35)
        let opacity = sky.kind == .fog ? 0.16 : 0.34
        let count = 14 + Int(max(0, width - 372) / 60)
        for (place, size) in zip(Scatter(beginning: 1, stray: 0.1).prefix(count), Scatter(beginning: 71)) {
            let centre = Point(place.x * width, -22 + place.y * min(depth * 0.75, 150))
            let (radiusX, radiusY) = (80 + 90 * size.x, 23 + 23 * size.y)
            drawing.fill(
                .rectangle(
                    Rectangle(x: centre.x - radiusX, y: centre.y - radiusY, width: 2 * radiusX, height: 2 * radiusY)),
                .radial(
                    centre: centre, radiusX: radiusX, radiusY: radiusY,
                    [0, 0.2, 0.4, 0.6, 0.8, 1].map { PaintStop($0, colour, opacity: opacity * pow(1 - $0, 1.5)) }))
        }
    }

    /// The edge that a low sun lights, seen past the cloud on the sun's side.
    private func addRim(
        of shape: CloudShape, at centre: Point, scale: Double, isMirrored: Bool, to drawing: inout Drawing
    ) {
        let nearness = abs(sky.sun.altitude)
        guard nearness < 8 else { return }
        let sun = Point(sky.share(of: sky.sun) * width, horizon - sky.sun.altitude * 4.3)
        let distance = max(hypot(sun.x - centre.x, sun.y - centre.y), 1)
        let moved = centre.moved(x: 1.5 * (sun.x - centre.x) / distance, y: 1.5 * (sun.y - centre.y) / distance)
        let share = 1 - 0.85 * max(0, nearness - 4) / 4
        drawing.fill(
            shape.path(at: moved, scale: scale, isMirrored: isMirrored),
            .even(cloudColours.bottom.mixed(with: Colour(0xFF9D73), share: share), opacity: shape.opacity))
    }

    private var cloudColours: (top: Colour, bottom: Colour) { Self.cloudColours(altitude: sky.sun.altitude) }

    /// The colours of a cloud from its top to its bottom while the sun stands so many degrees high.
    static func cloudColours(altitude: Double) -> (top: Colour, bottom: Colour) {
        (cloudTops.colour(altitude), cloudBottoms.colour(altitude))
    }

    private static let cloudTops = ColourRamp([
        (-15, 0x3A4468), (-9, 0x474B78), (-3, 0x94697F), (4, 0xECD8D0), (10, 0xF4F7FB),
    ])
    private static let cloudBottoms = ColourRamp([
        (-15, 0x2A3455), (-9, 0x30365F), (-3, 0x54496F), (4, 0x9189A8), (10, 0xB4C4D8),
    ])

    /// The share of the first box that the second covers.
    private static func shared(_ box: Rectangle, _ other: Rectangle) -> Double {
        let width = max(0, min(box.right, other.right) - max(box.x, other.x))
        let height = max(0, min(box.bottom, other.bottom) - max(box.y, other.y))
        return width * height / (box.width * box.height)
    }
}
