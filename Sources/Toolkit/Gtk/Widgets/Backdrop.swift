internal import CGtk

/// Content in front of a drawing of the same size.
@MainActor
public final class Backdrop: Widget {
    private let area = DrawingArea(width: 0, height: 0).decorative()

    /// - Parameter content: The content, which determines the size.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_box_append(pointer(), area.widget)
        gtk_box_append(pointer(), content.widget)
        // Both get the whole room. An overlay would measure wrapped text at its minimum width.
        gtk_widget_set_layout_manager(widget, gtk_bin_layout_new())
    }

    /// Draws the background again after its content has changed.
    public func redraw() {
        area.redraw()
    }

    /// Sets the closure that draws the background.
    public func draw(_ drawing: @escaping @MainActor (Canvas) -> Void) {
        area.draw(drawing)
    }
}
