internal import CGtk

/// Two widgets side by side with a handle between them.
@MainActor
public final class SplitPane: Widget {
    /// - Parameter position: Width of the first, in pixels; spare room goes to the second.
    public convenience init(_ first: Widget, _ second: Widget, position: Int) {
        self.init(new: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
        gtk_paned_set_start_child(opaque, first.widget)
        gtk_paned_set_end_child(opaque, second.widget)
        gtk_paned_set_resize_start_child(opaque, 0)
        gtk_paned_set_shrink_start_child(opaque, 0)
        gtk_paned_set_shrink_end_child(opaque, 0)
        gtk_paned_set_position(opaque, Int32(position))
    }
}
