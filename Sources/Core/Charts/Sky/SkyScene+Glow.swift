import Foundation

extension SkyScene {
    /// How bright the glow of a low sun is, 0 to 1 for a clear sky at the moment of sunset.
    var glowStrength: Double {
        let altitude = sky.sun.altitude
        let nearness = 1 - abs(altitude) / (altitude > 0 ? 9 : 10)
        return nearness > 0 ? pow(nearness, 0.6) * glowShare : 0
    }

    /// The light around the sun or the moon and on the horizon, and what holds it back under words.
    func addGlow(to drawing: inout Drawing) {
        drawing.mask(SoftMask(words(grownBy: 18, 12), blur: 14, showsInside: false)) { light in
            if glowStrength > 0 {
                let centre = Point(glowX, horizon)
                addLight(
                    Colour(0xFFB070), 0.55 * glowStrength, around: centre, radiusX: 260, radiusY: 90, to: &light)
                if sky.kind == .overcast { addGlimmers(around: centre.x, to: &light) }
            }
            guard hasBodies, !sky.isBare else { return }
            if let sun = stand(of: sky.sun), sky.isDay {
                let strength = sky.sun.altitude < Self.warmAltitude ? 0.3 : 0.42
                addLight(Colour(0xFFFFFF), strength, around: sun, radiusX: 120, radiusY: 120, to: &light)
            }
            if let moon = sky.moon, let stand = stand(of: moon.body) {
                let strength = 0.14 + 0.14 * moon.illumination
                addLight(Colour(0xDFE6FF), strength, around: stand, radiusX: 70, radiusY: 70, to: &light)
            }
        }
        addVeil(to: &drawing)
    }

    /// The altitude of the sun below which it looks warm.
    static let warmAltitude = 8.0

    /// Where the sun is drawn, or is below the horizon.
    private var glowX: Double {
        let seen = hasBodies && sky.isDay ? stand(of: sky.sun)?.x : nil
        return seen ?? sky.share(of: sky.sun) * width
    }

    private var glowShare: Double {
        switch sky.kind {
        case .clear: 1
        case .cloudy: 0.9
        case .overcast, .dust: 0.22
        case .rain: 0.18
        case .snow: 0.2
        case .storm, .fog: 0.14
        }
    }

    /// Warm streaks along the horizon under a closed cover.
    private func addGlimmers(around x: Double, to drawing: inout Drawing) {
        for index in 0..<4 {
            let step = Double(index)
            addLight(
                Colour(0xE8A083), 0.275 * glowStrength / glowShare,
                around: Point(x - 135 + 90 * step, horizon - 14 - 6 * step), radiusX: 110, radiusY: 7, to: &drawing)
        }
    }

    /// A little darkness under words before the brightest skies.
    private func addVeil(to drawing: inout Drawing) {
        let altitude = sky.sun.altitude
        guard hasBodies, (0..<9).contains(altitude) else { return }
        let share = min(1, altitude / 2, (9 - altitude) / 3)
        drawing.mask(SoftMask(words(grownBy: 14, 10), blur: 14, showsInside: true)) { veil in
            veil.fill(
                .rectangle(Rectangle(x: 0, y: 0, width: width, height: height)),
                .even(Colour(0x081220), opacity: 0.07 * share))
        }
    }

    private func words(grownBy x: Double, _ y: Double) -> [Rectangle] {
        room.words.map { Rectangle(x: $0.x - x, y: $0.y - y, width: $0.width + 2 * x, height: $0.height + 2 * y) }
    }

    /// An ellipse of light that fades by the square of the way to its edge.
    private func addLight(
        _ colour: Colour, _ strength: Double, around centre: Point, radiusX: Double, radiusY: Double,
        to drawing: inout Drawing
    ) {
        let box = Rectangle(x: centre.x - radiusX, y: centre.y - radiusY, width: 2 * radiusX, height: 2 * radiusY)
        drawing.fill(
            .rectangle(box),
            .radial(
                centre: centre, radiusX: radiusX, radiusY: radiusY,
                stride(from: 0.0, through: 1, by: 0.125).map {
                    PaintStop($0, colour, opacity: strength * (1 - $0) * (1 - $0))
                }))
    }
}
