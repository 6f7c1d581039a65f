internal import Charts
internal import Gtk

/// The chart, in which an hour can be selected by pointer and arrow keys.
@MainActor
final class ChartView {
    private let area = DrawingArea(width: 200, height: 250).focusable()
    private let scroller: ScrolledWindow
    private let place = ChartGeometry(height: 0)
    private var chart: HoursChart?
    private var selected: Int?
    private var reading: (@MainActor (ChartPoint?) -> Void)?
    let root: Widget

    init() {
        scroller = ScrolledWindow(.horizontal, area.styled("chart")).unmovedByFocus()
        root = scroller
        area.draw { [weak self] canvas in
            guard let self, let chart else { return }
            ChartPainter(chart, selected: selected, in: ChartGeometry(height: canvas.height), on: canvas).paint()
        }
        area.onPointer { [weak self] point in self?.point(at: point?.x) }
        area.onPress { [weak self] x, _ in
            self?.area.grabFocus()
            self?.point(at: x)
        }
        area.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        area.onFocusChange { [weak self] isFocused in
            guard let self, isFocused, selected == nil else { return }
            select(chart?.points.firstIndex(where: \.isNow) ?? 0)
        }
    }

    /// Calls the handler with the selected hour, or nil when there is none.
    func onRead(_ handler: @escaping @MainActor (ChartPoint?) -> Void) {
        reading = handler
    }

    /// Shows the chart.
    ///
    /// - Parameter isNewPlace: Whether the previous chart was that of another place.
    func show(_ chart: HoursChart, isNewPlace: Bool) {
        self.chart = chart
        area.setWidth(Int(place.width(of: chart)))
        area.setAccessibleName(chart.spokenText)
        if isNewPlace { selected = nil }
        if let selected, !chart.points.indices.contains(selected) { self.selected = nil }
        area.redraw()
        tell()
    }

    /// Scrolls to a position in hours from the beginning of the chart.
    func scroll(to hours: Double) {
        guard let chart else { return }
        scroller.scroll(toX: place.x(hours) - place.side, ofWidth: place.width(of: chart).rounded(.down))
    }

    private func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let chart, modifiers.isEmpty, !chart.points.isEmpty else { return false }
        let current = selected ?? chart.points.firstIndex(where: \.isNow) ?? 0
        switch key {
        case .left: select(max(0, current - 1))
        case .right: select(min(chart.points.count - 1, current + 1))
        case .pageUp: select(max(0, current - 24))
        case .pageDown: select(min(chart.points.count - 1, current + 24))
        case .home: select(0)
        case .end: select(chart.points.count - 1)
        default: return false
        }
        return true
    }

    private func select(_ index: Int) {
        guard let chart, chart.points.indices.contains(index) else { return }
        selected = index
        scroller.reveal(x: place.x(chart.points[index].x), margin: 2 * place.hourWidth)
        area.redraw()
        tell()
    }

    private func point(at x: Double?) {
        guard let chart else { return }
        selected = x.flatMap { place.index(atX: $0, in: chart) }
        area.redraw()
        tell()
    }

    /// Announces the hour by changing the accessible name of the focused widget.
    private func tell() {
        let point = selected.flatMap { index in
            chart.flatMap { $0.points.indices.contains(index) ? $0.points[index] : nil }
        }
        if area.containsFocus, let point {
            area.setAccessibleName(point.spokenText)
        } else if let chart {
            area.setAccessibleName(chart.spokenText)
        }
        reading?(point)
    }
}
