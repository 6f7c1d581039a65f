package import Charts
import Foundation
internal import Gtk

/// What a drawing costs the main thread, in milliseconds of its own processor's time, the least of several.
///
/// Whatever else a machine does, this time changes little with it.
@MainActor
package struct DrawingCost {
    /// Making its marks.
    package let making: Double
    /// Painting them on a picture of one pixel a unit, of which a screen's frame shows a part.
    package let painting: Double

    /// The sky of the hero without words and tiles on it, where all of it is painted.
    package init(of sky: Sky, width: Int, height: Int, style: ColourStyle) {
        self.init(width: width, height: height) {
            SkyScene(sky, width: Double(width), height: Double(height), room: SkyRoom(), style: style).drawing
        }
    }

    /// The hours from the beginning on, as many as there is room for on a page of that width.
    package init(of meteogram: Meteogram, width: Int, style: ColourStyle) {
        let layout = MeteogramLayout(width: PageColumns(width: Double(width)).first, textScale: 1)
        let measure = FontMeasure(ruler: TextRuler(Label()))
        self.init(width: Int(layout.width), height: Int(layout.height.rounded(.up))) {
            MeteogramDrawing(
                meteogram, layout, view: 0...min(meteogram.length, layout.hoursInView), palette: Palette(style),
                measure: measure
            ).drawing
        }
    }

    /// The layers of a rain map.
    package enum MapLayer {
        case ground, rain, labels
    }

    /// A layer of the rain map, of which the card of times covers the lower edge.
    package init(of map: RainMapPicture, _ layer: MapLayer, width: Int, height: Int, style: ColourStyle) {
        let (across, down) = (Double(width), Double(height))
        let free = Rectangle(x: 0, y: 0, width: across, height: down - 124)
        let measure = FontMeasure(ruler: TextRuler(Label()))
        let ground = map.ground(width: across, height: down, free: free, style: style)
        self.init(width: width, height: height, isCoarse: layer == .rain) {
            switch layer {
            case .ground: map.ground(width: across, height: down, free: free, style: style).ground
            case .rain: map.rain(width: across, height: down, free: free, style: style)
            case .labels:
                map.labels(
                    over: ground, width: across, height: down, free: free,
                    covered: [Rectangle(x: 24, y: down - 124, width: 696, height: 108)], textScale: 1, style: style,
                    measure: measure
                ).drawing
            }
        }
    }

    private init(width: Int, height: Int, isCoarse: Bool = false, _ make: () -> Drawing) {
        var (making, painting) = (Double.infinity, Double.infinity)
        for _ in 0..<9 {
            let begun = Self.spent
            let drawing = make()
            making = min(making, Self.spent - begun)
            _ = PictureFile.png(width: width, height: height, scale: 1, like: Label()) { canvas in
                if isCoarse { canvas.smoothCoarsely() }
                let begun = Self.spent
                DrawingPainter(on: canvas).paint(drawing)
                painting = min(painting, Self.spent - begun)
            }
        }
        (self.making, self.painting) = (making, painting)
    }

    /// The processor's time of this thread so far, in milliseconds.
    private static var spent: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}
