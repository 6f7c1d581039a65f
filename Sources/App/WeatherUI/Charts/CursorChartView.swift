internal import Charts
internal import Gtk

/// A chart with a cursor, which the pointer and arrow keys move over its times, each of which is spoken.
@MainActor
final class CursorChartView<Chart: CursorChart> {
    private let area = DrawingArea(width: 280, height: 0).focusable().leftToRight().styled("drawing", "meteogram")
    private let name: ChartName
    private let measure: FontMeasure
    private let box: LayoutContainer
    private let shown: Shown
    private(set) var selected: Int?
    private var isFocused = false
    /// Where the pointer was last, in pixels from the left.
    private var pointerX: Double?
    /// How many points an arrow key goes.
    var stride = 1
    /// Called with the point that is read, or nil once none is.
    var onRead: @MainActor (Int?) -> Void = { _ in }
    /// Called with the point that was clicked.
    var onPress: @MainActor (Int) -> Void = { _ in }
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
                guard axis == .vertical, let chart = shown.chart else { return SizeRequest(least: 280) }
                return SizeRequest(least: Int(chart.height(Self.room(Double(size ?? 280), measure)).rounded(.up)))
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
            })
        area.drawOnce { canvas in
            guard let chart = shown.chart else { return }
            DrawingPainter(on: canvas).paint(chart.drawing(Self.room(canvas.width, measure)))
        } top: { [weak self] canvas in
            guard let self, let selected, let chart = shown.chart else { return }
            DrawingPainter(on: canvas).paint(chart.reading(of: selected, Self.room(canvas.width, measure)))
        }
        area.onPointer { [weak self] place in self?.hover(at: place?.x) }
        area.onPress { [weak self] x, _ in
            if let index = self?.index(atX: x) { self?.onPress(index) }
        }
        area.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        area.onFocusChange { [weak self] isFocused in
            self?.isFocused = isFocused
            self?.name.followFocus(isFocused)
            self?.tell()
        }
    }

    /// Shows a chart; the cursor stays on the point of the same time.
    func show(_ chart: Chart) {
        guard chart != shown.chart else { return }
        let time = selected.flatMap { shown.chart?.timeText(of: $0) }
        let isOfSameDays = shown.chart?.isOfSameDays(as: chart) ?? false
        shown.chart = chart
        let kept = isOfSameDays ? time.flatMap(chart.index(ofTime:)) : nil
        area.redraw()
        box.resize()
        if kept != selected { select(kept) } else { tell() }
    }

    /// Draws it again in the present colours and font.
    func redraw() {
        area.redraw()
        box.resize()
    }

    /// Moves the cursor to a point, if there is something to be read of it.
    func go(to index: Int) {
        if shown.chart?.readable.contains(index) == true { select(index) }
    }

    /// Takes the cursor away; returns false where there was none.
    func endReading() -> Bool {
        guard selected != nil else { return false }
        select(nil)
        return true
    }

    /// Moves the cursor as a key says; returns false for one without a meaning.
    func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let chart = shown.chart, chart.index(from: nil, by: .now) != nil else { return false }
        let step: QuantityChart.Step
        switch (key, modifiers) {
        case (.left, []): step = .points(-stride)
        case (.right, []): step = .points(stride)
        case (.left, .control): step = .days(-1)
        case (.right, .control): step = .days(1)
        case (.home, []): step = .now
        case (.end, []): step = .last
        case (.escape, []): return endReading()
        default: return false
        }
        select(chart.index(from: selected, by: step))
        return true
    }

    /// GTK tells of a pointer at rest, too, whenever the window is laid out anew.
    private func hover(at x: Double?) {
        guard x == nil || x != pointerX else { return }
        // One that lies there as the page is opened has not moved either.
        let isFirst = pointerX == nil
        pointerX = x ?? pointerX
        if isFirst, x != nil { return }
        if let index = x.flatMap(index(atX:)) {
            select(index)
        } else if !isFocused {
            select(nil)
        }
    }

    private func select(_ index: Int?) {
        guard index != selected else { return }
        selected = index
        area.redrawTop()
        tell()
        onRead(index)
    }

    /// Announces the point by changing the accessible name of the focused widget.
    private func tell() {
        guard let chart = shown.chart else { return }
        name.tell(whole: chart.spokenText, reading: selected.flatMap { chart.spokenText(of: $0) })
    }

    private func index(atX x: Double) -> Int? {
        guard let chart = shown.chart else { return nil }
        return chart.hour(atX: x, Self.room(area.width, measure)).flatMap(chart.index(at:))
    }

    private static func room(_ width: Double, _ measure: FontMeasure) -> ChartRoom<FontMeasure> {
        ChartRoom(width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure)
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var chart: Chart?
    }
}
