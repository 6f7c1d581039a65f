internal import CGtk

/// Widgets over something drawn, which is as large as they are.
@MainActor
public final class Backdrop: Widget {
    private let area = DrawingArea(width: 0, height: 0).decorative()

    /// - Parameter content: Decides the size.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_box_append(pointer(), area.widget)
        gtk_box_append(pointer(), content.widget)
        // Both get all the room. An overlay would give text that breaks into lines the height its least width takes.
        gtk_widget_set_layout_manager(widget, gtk_bin_layout_new())
    }

    /// Draws the background again after its content has changed.
    public func redraw() {
        area.redraw()
    }

    /// Draws by this closure from now on.
    public func draw(_ drawing: @escaping @MainActor (Canvas) -> Void) {
        area.draw(drawing)
    }
}
