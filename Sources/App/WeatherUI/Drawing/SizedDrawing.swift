internal import Charts
internal import Gtk

/// A drawing whose height follows from its width and from what is shown.
@MainActor
final class SizedDrawing<Value> {
    private let view = DrawingView(width: 260, height: 1)
    private let shown = Shown()
    private let draw: @MainActor (Value, Double, FontMeasure) -> Drawing
    private let box: LayoutContainer
    var root: Widget { box }

    /// - Parameters:
    ///   - height: Returns the height for a width in pixels.
    ///   - draw: Returns the marks for a width in pixels.
    init(
        height: @escaping @MainActor (Value, Double, FontMeasure) -> Double,
        draw: @escaping @MainActor (Value, Double, FontMeasure) -> Drawing
    ) {
        self.draw = draw
        let (area, shown, measure) = (view.area.decorative(), shown, view.measure)
        area.leftToRight()
        box = LayoutContainer(
            [area],
            layout: CustomLayout { axis, size in
                guard axis == .vertical, let value = shown.value else { return SizeRequest(least: shown.leastWidth) }
                let width = Double(size ?? shown.leastWidth)
                return SizeRequest(least: Int(height(value, width, measure).rounded(.up)))
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
            })
    }

    /// Draws a value.
    func show(_ value: Value) {
        shown.value = value
        view.show { [draw] width, _, measure in draw(value, width, measure) }
        box.resize()
    }

    /// Takes no less than a width in pixels, 260 at first.
    func require(width: Int) {
        guard width != shown.leastWidth else { return }
        shown.leastWidth = width
        box.resize()
    }

    /// Draws it again in the present colours.
    func redraw() { view.redraw() }

    /// What the layout has to know of that which is shown.
    private final class Shown {
        var value: Value?
        var leastWidth = 260
    }
}
