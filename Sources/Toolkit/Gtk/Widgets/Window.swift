internal import CGtk

/// A top-level window; it lives until `destroy()`.
@MainActor
public final class Window: Widget {
    /// - Parameter application: The application the window belongs to; nil for none.
    public convenience init(application: Application? = nil, width: Int, height: Int) {
        // GTK owns every top-level window until it is destroyed.
        if let application {
            self.init(retaining: UnsafeMutableRawPointer(gtk_application_window_new(application.pointer())))
        } else {
            self.init(retaining: UnsafeMutableRawPointer(gtk_window_new()))
        }
        gtk_window_set_default_size(window, Int32(width), Int32(height))
    }

    private var window: UnsafeMutablePointer<GtkWindow> { pointer() }
    private var isToTellFocus = false

    /// The title in the title bar and in lists of windows.
    public var title: String {
        get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
        set {
            let shown = newValue.displayable
            if shown != title { gtk_window_set_title(window, shown) }
        }
    }

    /// The size in pixels while the window is neither maximised nor full-screen.
    public var size: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(window, &width, &height)
        return (Int(width), Int(height))
    }

    /// Whether the window is maximised; setting it requests that from the desktop.
    public var isMaximized: Bool {
        get { gtk_window_is_maximized(window) != 0 }
        set { if newValue { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) } }
    }

    /// Sets the content.
    public func setChild(_ child: Widget) {
        gtk_window_set_child(window, child.widget)
    }

    /// Lets the content reach up to the window's top edge, without a title bar above it.
    ///
    /// The content then needs a `WindowHandle` and `WindowControls` of its own.
    public func hideTitleBar() {
        let nothing = Widget(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        nothing.isVisible = false
        gtk_window_set_titlebar(window, nothing.widget)
    }

    /// Shows or raises the window.
    public func present() {
        gtk_window_present(window)
    }

    /// Closes the window like its close button.
    public func close() {
        gtk_window_close(window)
    }

    /// Calls the handler after the focus has moved to another widget, once GTK has scrolled that into view.
    @discardableResult
    public func onFocusMove(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "notify::focus-widget", argument: { _ in Task { handler() } })
    }

    /// Whether what has the focus takes letters, and with them the keys by which they are edited.
    public var takesLetters: Bool {
        guard let focus = gtk_window_get_focus(window) else { return false }
        let instance = UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_text_view_get_type()) != 0 {
            let view = UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GtkTextView.self)
            return gtk_text_view_get_editable(view) != 0
        }
        return g_type_check_instance_is_a(instance, gtk_text_get_type()) != 0
    }

    /// Whether the focus is on a widget of the window itself that has not been on screen yet.
    public var hasNewFocus: Bool {
        guard let focus = gtk_window_get_focus(window), gtk_widget_get_root(focus) == gtk_widget_get_native(focus)
        else { return false }
        return gtk_widget_get_width(focus) == 0
    }

    /// Takes the focus from what has it and gives it back once that is on screen, as screen readers hear of none that came with
    /// new widgets, and of the former words of others.
    public func tellFocus() {
        guard !isToTellFocus else { return }
        isToTellFocus = afterPaint(count: 1) { [weak self] in
            guard let self else { return }
            isToTellFocus = false
            guard let focus = gtk_window_get_focus(window) else { return }
            gtk_window_set_focus(window, nil)
            gtk_window_set_focus(window, focus)
        }
    }

    /// Calls the handler when the window gets the keyboard of the desktop, or loses it.
    @discardableResult
    public func onActiveChange(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        let raw = raw
        return Signal.connect(
            self, "notify::is-active",
            argument: { _ in handler(gtk_window_is_active(raw.assumingMemoryBound(to: GtkWindow.self)) != 0) })
    }

    /// Whether the window has the keyboard of the desktop.
    public var isActive: Bool { gtk_window_is_active(window) != 0 }

    /// Calls the handler before the window is closed by the user or `close()`.
    @discardableResult
    public func onClose(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "close-request", closeTrampoline, handler)
    }

    /// Destroys the window and releases its widgets; must be called once for every window.
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
