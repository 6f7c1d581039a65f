/// The picture of a sky behind the present weather, with the land on its horizon, which becomes the page below.
///
/// Nothing in it moves. Whatever is brighter or darker than the sky's own colours keeps away from words.
public struct SkyScene: Sendable, Hashable {
    /// The weather and what stands in the sky.
    public let sky: Sky
    /// The width in pixels.
    public let width: Double
    /// The height down to the page line, in pixels: there nothing but the page's own ground is left.
    public let height: Double
    /// What lies in front.
    public let room: SkyRoom
    /// The style of the desktop.
    public let style: ColourStyle

    /// Makes a scene; everything that would touch one of the words is left out or moved.
    public init(_ sky: Sky, width: Double, height: Double, room: SkyRoom, style: ColourStyle) {
        (self.sky, self.width, self.height) = (sky, width, height)
        (self.room, self.style) = (room, style)
    }

    /// The colour of the words on it.
    public var wordColour: Colour {
        switch SkyGround(sky, style) {
        case .flat: Palette(style).text
        case .light: Colour(0x14181F)
        case .day, .dusk, .night: Colour(0xFFFFFF)
        }
    }

    /// The marks, from the ground up; flat in high contrast.
    public var drawing: Drawing {
        var drawing = Drawing(width: width, height: height)
        let whole = Path.rectangle(Rectangle(x: 0, y: 0, width: width, height: height))
        guard !style.isHighContrast else {
            drawing.fill(whole, .even(page))
            return drawing
        }
        let ground = colours.paint(height: depth)
        if hasSoftGround {
            drawing.soften { soft in
                soft.fill(whole, ground)
                addGlow(to: &soft)
                addLobes(to: &soft)
            }
        } else {
            drawing.fill(whole, ground)
        }
        if hasBodies, !sky.isBare {
            addStars(to: &drawing)
            addBodies(to: &drawing)
        }
        if sky.kind == .cloudy, !sky.isBare { addClouds(to: &drawing) }
        addLand(to: &drawing)
        switch sky.kind {
        case .rain, .storm: addRain(to: &drawing)
        case .snow: addFlakes(to: &drawing)
        case .clear, .cloudy, .overcast, .dust, .fog: break
        }
        return drawing
    }

    /// The sky's own colours.
    var colours: SkyColours { SkyColours(sky.kind, altitude: sky.sun.altitude, isDark: style.isDark) }
    /// The page's own ground.
    var page: Colour { Palette(style).background }
    /// The pixels over which the sky's colours reach; below, it is as at their end.
    var depth: Double { max(height - 30, 1) }
    /// Where sun and moon set.
    var horizon: Double { height - (sky.land.isFlat ? 38 : 40) }
    /// Whether sun, moon and stars are seen.
    var hasBodies: Bool { sky.kind == .clear || sky.kind == .cloudy }

    private var hasSoftGround: Bool {
        !hasBodies || glowStrength > 0 || sky.isDay || sky.moon != nil
    }

    /// Whether something of this reach around the point stays clear of words, tiles and the edges at both sides.
    func isFree(_ point: Point, reach: Double) -> Bool {
        let box = Rectangle(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
        return box.x >= 0 && box.right <= width && isClear(box)
    }

    /// Whether the box stays clear of words and tiles.
    func isClear(_ box: Rectangle) -> Bool {
        !room.words.contains { $0.overlaps(box) } && !room.tiles.contains { $0.overlaps(box) }
    }
}
