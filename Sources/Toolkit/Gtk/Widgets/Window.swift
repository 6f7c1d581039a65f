internal import CGtk

/// A top-level window; it lives until `destroy()`.
@MainActor
public final class Window: Widget {
    /// - Parameter application: The program it belongs to; nil in tests.
    public convenience init(application: Application? = nil, width: Int, height: Int) {
        // GTK itself owns every top-level window until it is destroyed.
        if let application {
            self.init(retaining: UnsafeMutableRawPointer(gtk_application_window_new(application.pointer())))
        } else {
            self.init(retaining: UnsafeMutableRawPointer(gtk_window_new()))
        }
        gtk_window_set_default_size(window, Int32(width), Int32(height))
    }

    private var window: UnsafeMutablePointer<GtkWindow> { pointer() }

    /// What stands in the title bar and in lists of windows.
    public var title: String {
        get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
        set {
            let shown = newValue.displayable
            if shown != title { gtk_window_set_title(window, shown) }
        }
    }

    /// What it has while it is neither maximised nor fills the screen, in pixels.
    public var size: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(window, &width, &height)
        return (Int(width), Int(height))
    }

    /// Whether it takes the whole screen but for the desktop's own bars; setting it asks the desktop for it.
    public var isMaximized: Bool {
        get { gtk_window_is_maximized(window) != 0 }
        set { if newValue { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) } }
    }

    /// What the window shows below its title bar.
    public func setChild(_ child: Widget) {
        gtk_window_set_child(window, child.widget)
    }

    /// What stands in place of the window manager's title bar.
    public func setTitleBar(_ bar: Widget) {
        gtk_window_set_titlebar(window, bar.widget)
    }

    /// Shows the window, or raises it.
    public func present() {
        gtk_window_present(window)
    }

    /// Asks to be closed, as its close button does.
    public func close() {
        gtk_window_close(window)
    }

    /// Somebody wants to close it, and it will be.
    public func onClose(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "close-request", closeTrampoline, handler)
    }

    /// Closes for good and lets go of all widgets in it; must be called once for every window.
    public func destroy() {
        gtk_window_destroy(window)
    }
}

private let closeTrampoline: Trampoline<@convention(c) (gpointer, gpointer) -> gboolean, @MainActor () -> Void> =
    Trampoline { _, data in
        let handler = closeTrampoline.handler(behind: data)
        MainActor.assumeIsolated { handler() }
        return 0
    }
