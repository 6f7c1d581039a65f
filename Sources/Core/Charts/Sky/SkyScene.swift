/// The picture of a sky behind the present weather, fading into the page below.
///
/// Nothing in it moves. Whatever is brighter or darker than the sky's own gradient keeps away from words.
public struct SkyScene: Sendable, Hashable {
    /// The weather and what stands in the sky.
    public let sky: Sky
    /// In pixels.
    public let width: Double
    /// To the lower edge of the words; the fade follows.
    public let height: Double
    /// Where words and tiles lie.
    public let words: [Rectangle]
    /// Of the desktop.
    public let style: ColourStyle

    /// The pixels below the sky in which it fades into the page.
    public static let fade = 48.0

    /// Makes a scene; everything that would touch one of the words is left out or moved.
    public init(_ sky: Sky, width: Double, height: Double, words: [Rectangle], style: ColourStyle) {
        (self.sky, self.width, self.height) = (sky, width, height)
        (self.words, self.style) = (words, style)
    }

    /// The colour of the words on it.
    public var wordColour: Colour {
        switch SkyGround(sky, style) {
        case .flat: Palette(style).text
        case .light: Colour(0x14181F)
        case .day, .night: Colour(0xFFFFFF)
        }
    }

    /// The marks, from the ground up; flat in high contrast.
    public var drawing: Drawing {
        var drawing = Drawing(width: width, height: height + Self.fade)
        let page = Palette(style).background
        let whole = Path.rectangle(Rectangle(x: 0, y: 0, width: width, height: height + Self.fade))
        guard !style.isHighContrast else {
            drawing.fill(whole, .even(page))
            return drawing
        }
        let (top, bottom) = gradient
        let ground = Paint.vertical([PaintStop(0, top), PaintStop(height, bottom)])
        switch sky.kind {
        case .clear, .cloudy: drawing.fill(whole, ground)
        case .fog:
            drawing.soften { soft in
                soft.fill(whole, ground)
                addMist(to: &soft)
            }
        case .overcast, .dust, .rain, .storm, .snow:
            drawing.soften { soft in
                soft.fill(whole, ground)
                addLobes(to: &soft)
            }
        }
        switch sky.kind {
        case .clear: addBodies(to: &drawing)
        case .cloudy:
            addBodies(to: &drawing)
            addBanks(to: &drawing)
            addBrightClouds(to: &drawing)
        case .rain, .storm: addRain(to: &drawing)
        case .snow: addFlakes(to: &drawing)
        case .overcast, .dust, .fog: break
        }
        drawing.fill(
            .rectangle(Rectangle(x: 0, y: height - 2, width: width, height: Self.fade + 2)),
            .vertical([PaintStop(height - 2, page, opacity: 0), PaintStop(height + Self.fade, page)]))
        return drawing
    }

    /// Top and bottom of the ground.
    var gradient: (top: Colour, bottom: Colour) { sky.kind.gradient(isDay: sky.isDay, isDark: style.isDark) }

    /// Whether something of this reach around the point stays clear of the words.
    func isFree(_ point: Point, reach: Double) -> Bool {
        let box = Rectangle(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
        return box.x >= 0 && box.right <= width && !words.contains { $0.overlaps(box) }
    }

    /// Pixels from the point to the nearest word.
    func distanceToWords(_ point: Point) -> Double {
        words.map { word in
            let x = max(word.x - point.x, 0, point.x - word.right)
            let y = max(word.y - point.y, 0, point.y - word.bottom)
            return (x * x + y * y).squareRoot()
        }.min() ?? .infinity
    }
}
