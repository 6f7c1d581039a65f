internal import Charts
internal import Gtk

/// How the forecast for one day moved, for its opened row: a title, curves and rows.
@MainActor
final class IssueFanView {
    private let title = Gtk.Label().wrapped(width: 60).styled("fan-title")
    private let drift = Gtk.Label().wrapped(width: 100).styled("secondary", "fan-drift")
    private let view = DrawingView(width: 280, height: 0)
    private let name: ChartName
    private let box: LayoutContainer
    private let shown: Shown
    /// The forecast whose curve stands out; nil for none.
    private(set) var marked: Int?
    /// Where the pointer was last; GTK tells of one at rest, too, whenever the window is laid out anew.
    private var pointer = (x: -1.0, y: -1.0)
    let root: Widget
    /// What takes the keyboard.
    var stop: Widget { view.area }

    init() {
        let (view, shown) = (view, Shown())
        self.shown = shown
        name = ChartName(of: view.area)
        box = LayoutContainer(
            [view.area],
            layout: CustomLayout { axis, size in
                guard axis == .vertical, let fan = shown.fan else { return SizeRequest(least: 280) }
                let drawing = Self.drawing(fan, Double(size ?? 280), on: shown.ground, view.measure)
                return SizeRequest(least: Int(drawing.height.rounded(.up)))
            } allocate: { room in
                room.place(view.area, x: 0, y: 0, width: room.width, height: room.height)
            })
        // Time runs from left to right in every language.
        view.area.leftToRight()
        root = Container(.vertical, spacing: 4, [title, drift, box])
        _ = view.area.focusable().styled("reading-stop")
        view.area.onPointer { [weak self] place in self?.hover(at: place) }
        view.area.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        view.area.onFocusChange { [weak self] isFocused in
            self?.name.followFocus(isFocused)
            if isFocused { self?.tell() } else { self?.mark(nil) }
        }
    }

    /// - Parameter ground: The colour of the row it lies in.
    func show(_ fan: IssueFan, on ground: Colour) {
        (title.text, drift.text) = (fan.text.title, fan.text.drift)
        if fan != shown.fan { marked = nil }
        (shown.fan, shown.ground) = (fan, ground)
        draw()
        box.resize()
    }

    private func draw() {
        guard let fan = shown.fan else { return }
        let (ground, marked) = (shown.ground, marked)
        tell()
        view.show { width, _, measure in Self.drawing(fan, width, on: ground, measure, marked: marked).drawing }
    }

    private func tell() {
        guard let fan = shown.fan else { return }
        name.tell(whole: fan.text.spokenText, reading: marked.map { fan.text.rows[$0].spokenText })
    }

    private func mark(_ row: Int?) {
        guard row != marked else { return }
        marked = row
        draw()
    }

    private func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty, let fan = shown.fan else { return false }
        let found: Int? =
            switch key {
            case .up: fan.row(from: marked, by: -1)
            case .down: fan.row(from: marked, by: 1)
            // From outside a step leads to the first row, or to the last one.
            case .home: fan.row(from: nil, by: 1)
            case .end: fan.row(from: nil, by: -1)
            default: nil
            }
        guard let row = found else { return false }
        mark(row)
        return true
    }

    private func hover(at place: (x: Double, y: Double)?) {
        guard let fan = shown.fan, place.map({ $0 != pointer }) ?? true else { return }
        pointer = place ?? pointer
        mark(
            place.flatMap { place in
                Self.drawing(fan, view.area.width, on: shown.ground, view.measure)
                    .row(at: Point(place.x, place.y))
            })
    }

    private static func drawing(
        _ fan: IssueFan, _ width: Double, on ground: Colour, _ measure: FontMeasure, marked: Int? = nil
    ) -> IssueFanDrawing<FontMeasure> {
        IssueFanDrawing(
            fan, marked: marked, width: width, textScale: Appearance.textScale, on: ground, palette: Look.palette,
            measure: measure)
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var fan: IssueFan?
        var ground = Colour(0xFFFFFF)
    }
}
