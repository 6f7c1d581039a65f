internal import Charts
internal import Gtk

/// How the forecast for one day moved, for its opened row: a title, curves and rows.
@MainActor
final class IssueFanView {
    private let title = Gtk.Label().wrapped(width: 60).styled("fan-title")
    private let drift = Gtk.Label().wrapped(width: 100).styled("secondary", "fan-drift")
    private let view = DrawingView(width: 280, height: 0)
    private let box: LayoutContainer
    private let shown: Shown
    let root: Widget

    init() {
        let (view, shown) = (view, Shown())
        self.shown = shown
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
    }

    /// - Parameter ground: The colour of the row it lies in.
    func show(_ fan: IssueFan, on ground: Colour) {
        (title.text, drift.text) = (fan.text.title, fan.text.drift)
        view.area.setAccessibleName(fan.text.spokenText)
        (shown.fan, shown.ground) = (fan, ground)
        view.show { width, _, measure in Self.drawing(fan, width, on: ground, measure).drawing }
        box.resize()
    }

    private static func drawing(
        _ fan: IssueFan, _ width: Double, on ground: Colour, _ measure: FontMeasure
    ) -> IssueFanDrawing<FontMeasure> {
        IssueFanDrawing(
            fan, width: width, textScale: Appearance.textScale, on: ground, palette: Look.palette, measure: measure)
    }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var fan: IssueFan?
        var ground = Colour(0xFFFFFF)
    }
}
