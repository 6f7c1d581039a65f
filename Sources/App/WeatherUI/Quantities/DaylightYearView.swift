internal import Charts
internal import Gtk

/// The chart of a year's daylight: the pointer and arrow keys move a cursor over its days, each of which is spoken.
@MainActor
final class DaylightYearView {
    private let area = DrawingArea(width: 280, height: 0).focusable().leftToRight().styled("drawing", "meteogram")
    private let name: ChartName
    private let measure: FontMeasure
    private let box: LayoutContainer
    private let shown: Shown
    private(set) var selected: Int?
    private var isFocused = false
    /// Where the pointer was last, in pixels from the left.
    private var pointerX: Double?
    /// Called with the day that is read, or nil once none is.
    var onRead: @MainActor (Int?) -> Void = { _ in }
    var root: Widget { box }

    init() {
        let (area, shown) = (area, Shown())
        self.shown = shown
        name = ChartName(of: area)
        let measure = FontMeasure(ruler: TextRuler(area))
        self.measure = measure
        box = LayoutContainer(
            [area],
            layout: CustomLayout { axis, size in
                guard axis == .vertical, let drawing = Self.drawing(shown.year, Double(size ?? 280), measure) else {
                    return SizeRequest(least: axis == .vertical ? 0 : 280)
                }
                return SizeRequest(least: Int(drawing.height.rounded(.up)))
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
            })
        area.drawOnce { [weak self] canvas in
            if let drawing = Self.drawing(self?.shown.year, canvas.width, measure)?.drawing {
                DrawingPainter(on: canvas).paint(drawing)
            }
        } top: { [weak self] canvas in
            guard let self, let selected, let drawing = Self.drawing(self.shown.year, canvas.width, measure) else {
                return
            }
            DrawingPainter(on: canvas).paint(drawing.reading(of: selected))
        }
        area.onPointer { [weak self] place in self?.hover(at: place?.x) }
        area.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        area.onFocusChange { [weak self] isFocused in
            self?.isFocused = isFocused
            self?.name.followFocus(isFocused)
            self?.tell()
        }
    }

    /// Shows a year; the cursor stays on its day.
    func show(_ year: DaylightYear) {
        guard year != shown.year else { return }
        shown.year = year
        redraw()
        tell()
    }

    /// Draws it again in the present colours and font.
    func redraw() {
        area.redraw()
        box.resize()
    }

    /// Moves the cursor to a day.
    func go(to day: Int) { select(day) }

    /// Takes the cursor away; returns false where there was none.
    func endReading() -> Bool {
        guard selected != nil else { return false }
        select(nil)
        return true
    }

    /// Moves the cursor as a key says; returns false for one without a meaning.
    func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let year = shown.year, modifiers.isEmpty else { return false }
        switch key {
        case .left: select(year.day(from: selected, by: .days(-1)))
        case .right: select(year.day(from: selected, by: .days(1)))
        case .pageUp: select(year.day(from: selected, by: .months(-1)))
        case .pageDown: select(year.day(from: selected, by: .months(1)))
        case .home: select(year.day(from: selected, by: .today))
        case .end: select(year.day(from: selected, by: .end))
        case .escape: return endReading()
        default: return false
        }
        return true
    }

    /// GTK tells of a pointer at rest, too, whenever the window is laid out anew.
    private func hover(at x: Double?) {
        guard x == nil || x != pointerX else { return }
        pointerX = x ?? pointerX
        if let day = x.flatMap({ Self.drawing(shown.year, area.width, measure)?.day(atX: $0) }) {
            select(day)
        } else if !isFocused {
            select(nil)
        }
    }

    private func select(_ day: Int?) {
        guard day != selected else { return }
        selected = day
        area.redrawTop()
        tell()
        onRead(day)
    }

    /// Announces the day by changing the accessible name of the focused widget.
    private func tell() {
        guard let year = shown.year else { return }
        name.tell(whole: year.spokenText, reading: selected.flatMap { year.spokenReading(of: $0) })
    }

    private static func drawing(
        _ year: DaylightYear?, _ width: Double, _ measure: FontMeasure
    ) -> DaylightYearDrawing<FontMeasure>? {
        year.map {
            DaylightYearDrawing(
                $0, width: width, palette: Look.palette, textScale: Appearance.textScale, measure: measure)
        }
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var year: DaylightYear?
    }
}
