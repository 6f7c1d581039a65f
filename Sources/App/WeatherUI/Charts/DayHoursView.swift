internal import Charts
internal import Gtk

/// One day's own hours as a meteogram below its sky, for its opened row.
@MainActor
final class DayHoursView {
    /// Pixels below the lanes at 100 % text.
    private static let foot = 12.0
    /// Pixels between the sky and the hours at 100 % text.
    private static let gap = 4.0

    private let view = DrawingView(width: 280, height: 0)
    private let box: LayoutContainer
    private let shown: Shown
    let root: Widget
    /// What takes the keyboard.
    var stop: Widget { view.area }

    init() {
        let (area, shown) = (view.area, Shown())
        self.shown = shown
        box = LayoutContainer(
            [area],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return SizeRequest(least: 280) }
                let layout = Self.layout(width: Double(size ?? 280), hasSky: shown.hasSky)
                return SizeRequest(least: Int((layout.height + Self.foot).rounded(.up)))
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
            })
        // Time runs from left to right in every language.
        area.leftToRight()
        // A chart is one stop for the keyboard, where a screen reader reads it.
        _ = area.focusable().styled("reading-stop")
        root = box
    }

    /// Shows the day's hours.
    ///
    /// - Parameters:
    ///   - meteogram: The chart of the one day.
    ///   - ribbon: Its sky; nil where that is not known.
    ///   - ground: The colour of the row it lies in.
    func show(_ meteogram: Meteogram, under ribbon: DayRibbon?, on ground: Colour) {
        view.area.setAccessibleName(meteogram.spokenText)
        // A style of high contrast has no pictures of the sky.
        let sky = Look.style.isHighContrast ? nil : ribbon
        shown.hasSky = sky != nil
        view.show { width, _, measure in
            let layout = Self.layout(width: width, hasSky: sky != nil)
            var drawing = MeteogramDrawing(
                meteogram, layout, view: meteogram.day ?? 0...meteogram.length, on: ground, palette: Look.palette,
                measure: measure
            ).drawing
            if let sky {
                let box = Rectangle(x: layout.plot.x, y: 0, width: layout.plot.width, height: Self.skyHeight)
                DayRibbonDrawing(sky, in: box, style: Look.style).draw(on: &drawing)
            }
            return drawing
        }
        box.resize()
    }

    private static var skyHeight: Double { (DayRibbon.height * Appearance.textScale).rounded() }

    private static func layout(width: Double, hasSky: Bool) -> MeteogramLayout {
        let scale = Appearance.textScale
        return MeteogramLayout(
            width: width, textScale: scale, top: hasSky ? skyHeight + gap * scale : 0, curveHeight: 60)
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var hasSky = false
    }
}
