internal import CGtk

/// A widget with another one over it.
@MainActor
public final class Overlay: Widget {
    /// - Parameters:
    ///   - content: Decides the size.
    ///   - above: Stands where its own alignment puts it.
    public convenience init(_ content: Widget, above: Widget) {
        self.init(new: gtk_overlay_new())
        gtk_overlay_set_child(opaque, content.widget)
        gtk_overlay_add_overlay(opaque, above.widget)
    }
}
