internal import CGtk

/// A modal window above another one, closed by Escape.
@MainActor
public final class Dialog: Widget {
    /// - Parameters:
    ///   - title: The title in the title bar, at its start.
    ///   - parent: The window the dialog belongs to.
    ///   - width: The width at 100 % text; larger text gets more of it, as far as the parent reaches.
    ///   - height: The height at 100 % text, to which the same applies; −1 for that of the content.
    ///   - lead: The widget before the title; nil for none.
    ///   - detail: The widget after the title; nil for none.
    ///   - content: The content below the title bar.
    public convenience init(
        _ title: String, over parent: Window, width: Int, height: Int = -1, lead: Widget? = nil,
        detail: Widget? = nil, content: Widget
    ) {
        // GTK owns every top-level window until it is destroyed.
        self.init(retaining: UnsafeMutableRawPointer(gtk_window_new()))
        // GTK before 4.10 tells screen readers only of this role that a window is shown and active, and they wait for that.
        if gtk_check_version(4, 10, 0) != nil { role(.window) }
        let window: UnsafeMutablePointer<GtkWindow> = pointer()
        gtk_window_set_title(window, title)
        belong(to: parent)
        gtk_window_set_default_size(
            window, Self.length(width, within: gtk_widget_get_width(parent.widget)),
            Self.length(height, within: gtk_widget_get_height(parent.widget)))
        let bar = Self.bar(title, lead: lead, detail: detail)
        // Nobody else holds it before the window does.
        withExtendedLifetime(bar) { gtk_window_set_titlebar(window, bar.widget) }
        gtk_window_set_child(window, content.widget)
        Appearance.mark(self)
        // An action of the window works even if this wrapper has been released.
        for keys in ["Escape", "<Control>w"] { addShortcut(keys, action: "window.close") }
    }

    private static func length(_ usual: Int, within parent: Int32) -> Int32 {
        let wanted = Int32((Double(usual) * max(1, Appearance.textScale)).rounded())
        return usual < 0 ? -1 : max(Int32(usual), min(wanted, parent))
    }

    /// A title bar whose title stands where text begins, with all the room there is: GTK's has it in the middle, and half of
    /// the bar at most for what stands before that.
    private static func bar(_ title: String, lead: Widget?, detail: Widget?) -> Widget {
        let heading = Label(title).wrapped(width: 40, breaksWords: false).preferringOneLine().styled("dialog-title")
            .decorative()
        // Large text has no room for both beside each other.
        let isLarge = Appearance.textScale >= 1.5
        let words = Container(
            isLarge ? .vertical : .horizontal, spacing: isLarge ? 0 : 12, [heading, detail].compactMap { $0 }
        ).expanding(horizontally: true).aligned(vertically: .center)
        let row = Container(
            .horizontal, spacing: 6,
            [WindowControls(atStart: true), lead, words, WindowControls(atStart: false)].compactMap { $0 })
        lead?.aligned(vertically: .center)
        return WindowHandle(row.styled("dialog-bar"))
    }

    /// Shows it.
    public func present() {
        gtk_window_present(pointer())
    }

    /// Takes the focus from what has it and gives it back, as screen readers hear of none that a dialog came with.
    public func tellFocus() {
        let window: UnsafeMutablePointer<GtkWindow> = pointer()
        guard let focus = gtk_window_get_focus(window) else { return }
        gtk_window_set_focus(window, nil)
        gtk_window_set_focus(window, focus)
    }

    /// Gives an open dialog another height, in pixels.
    public func resize(height: Int) {
        // GTK writes both, although it says that either may be left out.
        var (width, former): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(pointer(), &width, &former)
        gtk_window_set_default_size(pointer(), width, Int32(height))
    }

    /// Calls the handler when the dialog has been closed, even while this wrapper is held, unlike "destroy".
    @discardableResult
    public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        // GTK releases the surface of the window first, and the window with its last reference.
        return Signal.connect(self, "unrealize", handler)
    }

    /// Destroys the dialog.
    public func close() {
        // One that was never shown is not told that it goes, and would look for its parent after the parent is gone.
        gtk_window_set_transient_for(pointer(), nil)
        gtk_window_destroy(pointer())
    }
}
