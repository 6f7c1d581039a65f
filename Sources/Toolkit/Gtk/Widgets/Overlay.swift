internal import CGtk

/// A widget with another one above it.
@MainActor
public final class Overlay: Widget {
    /// - Parameters:
    ///   - content: The widget that determines the size.
    ///   - above: The widget above it, placed by its alignment.
    public convenience init(_ content: Widget, above: Widget) {
        self.init(new: gtk_overlay_new())
        role(.arrangement)
        gtk_overlay_set_child(opaque, content.widget)
        gtk_overlay_add_overlay(opaque, above.widget)
    }
}
