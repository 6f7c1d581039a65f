internal import Charts
internal import Gtk

/// The chart of a quantity: the pointer and arrow keys move a cursor over its points, each of which is spoken.
@MainActor
final class QuantityChartView {
    private let area = DrawingArea(width: 280, height: 0).focusable().leftToRight().styled("drawing", "meteogram")
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
        let measure = FontMeasure(ruler: TextRuler(area))
        self.measure = measure
        box = LayoutContainer(
            [area],
            layout: CustomLayout { axis, size in
                guard axis == .vertical, let chart = shown.chart else { return SizeRequest(least: 280) }
                return SizeRequest(least: Int(Self.layout(chart, Double(size ?? 280), measure).height.rounded(.up)))
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
            })
        area.drawOnce { [weak self] canvas in
            if let drawing = self?.drawing(canvas.width)?.drawing { DrawingPainter(on: canvas).paint(drawing) }
        } top: { [weak self] canvas in
            guard let self, let selected, let drawing = drawing(canvas.width) else { return }
            DrawingPainter(on: canvas).paint(drawing.reading(of: selected))
        }
        area.onPointer { [weak self] place in self?.hover(at: place?.x) }
        area.onPress { [weak self] x, _ in
            if let index = self?.index(atX: x) { self?.onPress(index) }
        }
        area.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        area.onFocusChange { [weak self] isFocused in
            self?.isFocused = isFocused
            self?.tell()
        }
    }

    /// Shows a chart; the cursor stays on the point of the same time.
    func show(_ chart: QuantityChart) {
        guard chart != shown.chart else { return }
        let time = selected.flatMap { shown.chart?.points[$0].timeText }
        let isOfSameDays = shown.chart?.days.first == chart.days.first
        shown.chart = chart
        let kept =
            isOfSameDays ? time.flatMap { time in chart.readable.first { chart.points[$0].timeText == time } } : nil
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
        guard let chart = shown.chart, !chart.readable.isEmpty else { return false }
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
        pointerX = x ?? pointerX
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
        area.setAccessibleName(selected.flatMap { isFocused ? chart.points[$0].spokenText : nil } ?? chart.spokenText)
    }

    private func index(atX x: Double) -> Int? {
        guard let chart = shown.chart else { return nil }
        return Self.layout(chart, area.width, measure).hour(atX: x).flatMap(chart.index(at:))
    }

    private func drawing(_ width: Double) -> QuantityDrawing<FontMeasure>? {
        shown.chart.map { chart in
            QuantityDrawing(chart, Self.layout(chart, width, measure), palette: Look.palette, measure: measure)
        }
    }

    private static func layout(_ chart: QuantityChart, _ width: Double, _ measure: FontMeasure) -> QuantityLayout {
        QuantityLayout(chart, width: width, textScale: Appearance.textScale, measure: measure)
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var chart: QuantityChart?
    }
}
