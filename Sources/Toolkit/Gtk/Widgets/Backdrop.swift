internal import CGtk

/// Widgets over something drawn, which is as large as they are.
@MainActor
public final class Backdrop: Widget {
    private let area = DrawingArea(width: 0, height: 0).decorative()

    /// - Parameter content: Decides the size.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_overlay_new())
        gtk_overlay_set_child(opaque, area.widget)
        gtk_overlay_add_overlay(opaque, content.widget)
        gtk_overlay_set_measure_overlay(opaque, content.widget, 1)
    }

    /// What is drawn has changed.
    public func redraw() {
        area.redraw()
    }

    /// Draws by this closure from now on.
    public func draw(_ drawing: @escaping @MainActor (Canvas) -> Void) {
        area.draw(drawing)
    }
}
