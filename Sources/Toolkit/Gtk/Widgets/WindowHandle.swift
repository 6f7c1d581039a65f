internal import CGtk

/// A part of a window by which it can be moved, maximised by a double click, and its menu opened.
@MainActor
public final class WindowHandle: Widget {
    /// Makes a handle of the size of its content, whose buttons keep working.
    public convenience init(_ content: Widget) {
        self.init(new: gtk_window_handle_new())
        gtk_window_handle_set_child(opaque, content.widget)
    }
}
