internal import CGtk

/// A window above another one, which waits until it is closed; Escape closes it.
@MainActor
public final class Dialog: Widget {
    /// - Parameters:
    ///   - title: Stands in its title bar.
    ///   - parent: The window it belongs to.
    ///   - content: All of it below the title bar.
    public convenience init(
        _ title: String, over parent: Window, width: Int, height: Int = -1, content: Widget
    ) {
        // GTK itself owns every top-level window until it is destroyed.
        self.init(retaining: UnsafeMutableRawPointer(gtk_window_new()))
        let window: UnsafeMutablePointer<GtkWindow> = pointer()
        gtk_window_set_title(window, title)
        gtk_window_set_transient_for(window, parent.pointer())
        gtk_window_set_modal(window, 1)
        gtk_window_set_destroy_with_parent(window, 1)
        gtk_window_set_default_size(window, Int32(width), Int32(height))
        gtk_window_set_titlebar(window, gtk_header_bar_new())
        gtk_window_set_child(window, content.widget)
        Appearance.mark(self)
        // An action of the window's own, which works whether or not somebody still holds this wrapper.
        for keys in ["Escape", "<Control>w"] { addShortcut(keys, action: "window.close") }
    }

    /// Shows it.
    public func present() {
        gtk_window_present(pointer())
    }

    /// It was closed, by whatever; called even while this wrapper is held, which "destroy" is not.
    public func onClosed(_ handler: @escaping @MainActor () -> Void) {
        // GTK lets go of the window's surface as the first thing, and of the window with the last reference only.
        Signal.connect(self, "unrealize", handler)
    }

    /// Closes it for good.
    public func close() {
        gtk_window_destroy(pointer())
    }
}
