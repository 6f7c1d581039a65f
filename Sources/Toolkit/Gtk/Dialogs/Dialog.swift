internal import CGtk

/// A modal window above another one, closed by Escape.
@MainActor
public final class Dialog: Widget {
    /// - Parameters:
    ///   - title: The title in the title bar.
    ///   - parent: The window the dialog belongs to.
    ///   - content: The content below the title bar.
    public convenience init(
        _ title: String, over parent: Window, width: Int, height: Int = -1, content: Widget
    ) {
        // GTK owns every top-level window until it is destroyed.
        self.init(retaining: UnsafeMutableRawPointer(gtk_window_new()))
        role(.dialog)
        let window: UnsafeMutablePointer<GtkWindow> = pointer()
        gtk_window_set_title(window, title)
        belong(to: parent)
        gtk_window_set_default_size(window, Int32(width), Int32(height))
        gtk_window_set_titlebar(window, gtk_header_bar_new())
        gtk_window_set_child(window, content.widget)
        Appearance.mark(self)
        // An action of the window works even if this wrapper has been released.
        for keys in ["Escape", "<Control>w"] { addShortcut(keys, action: "window.close") }
    }

    /// Shows it.
    public func present() {
        gtk_window_present(pointer())
    }

    /// Calls the handler when the dialog has been closed, even while this wrapper is held, unlike "destroy".
    public func onClosed(_ handler: @escaping @MainActor () -> Void) {
        // GTK releases the surface of the window first, and the window with its last reference.
        Signal.connect(self, "unrealize", handler)
    }

    /// Destroys the dialog.
    public func close() {
        gtk_window_destroy(pointer())
    }
}
