internal import CGtk

/// A button that opens a popover.
@MainActor
public final class MenuButton: Widget {
    private let former = FormerFocus()
    private var popover: Widget?

    /// Whether the popover lies to the right of the button's left edge rather than to the left of its right one; by default
    /// for text from right to left, where the button is at the left of what it belongs to.
    public var opensToTheRight = TextDirection.isRightToLeft {
        didSet { if let popover { MenuRoom.align(popover, toTheRight: opensToTheRight) } }
    }

    /// - Parameters:
    ///   - icon: The name of an icon in the icon theme.
    ///   - name: The tooltip and accessible name.
    ///   - content: The content of the popover.
    public convenience init(icon: String, name: String, content: Widget) {
        self.init(new: gtk_menu_button_new())
        gtk_menu_button_set_icon_name(opaque, icon)
        hold(content)
        setTooltip(name)
        setAccessibleName(name)
    }

    /// - Parameters:
    ///   - label: The words on the button.
    ///   - content: The content of the popover.
    public convenience init(label: String, content: Widget) {
        self.init(new: gtk_menu_button_new())
        gtk_menu_button_set_label(opaque, label)
        hold(content)
    }

    /// Changes the words on the button.
    public func setLabel(_ label: String) { gtk_menu_button_set_label(opaque, label) }

    private func hold(_ content: Widget) {
        let popover = Widget(new: gtk_popover_new()).styled("menu-popover")
        gtk_popover_set_has_arrow(popover.pointer(), 0)
        let held = MenuRoom.holding(content) { [weak self, raw = widget] in
            MenuRoom.width(from: raw, toTheRight: self?.opensToTheRight ?? TextDirection.isRightToLeft)
        }
        gtk_popover_set_child(popover.pointer(), held.widget)
        MenuRoom.align(popover, toTheRight: opensToTheRight)
        self.popover = popover
        gtk_menu_button_set_popover(opaque, popover.widget)
        Signal.connect(popover, "closed") { [former, reference = WeakReference(self)] in
            // GTK gives the focus to the button first.
            Task { @MainActor in
                if let button = reference.widget { former.giveBack(from: button) }
            }
        }
    }

    /// Opens the popover, which gives the focus back when it is closed.
    public func open() {
        former.note(in: self)
        gtk_menu_button_popup(opaque)
    }

    /// Closes the popover.
    public func close() {
        gtk_menu_button_popdown(opaque)
    }
}

/// What had the focus before a key opened a popover; the popover's handler owns it, as the wrapper may go before.
@MainActor
private final class FormerFocus {
    private var widget: WeakReference?

    func note(in button: Widget) {
        let focus = gtk_widget_get_root(button.widget).flatMap { gtk_root_get_focus($0) }
        widget =
            button.containsFocus ? nil : focus.map { WeakReference(Widget(retaining: UnsafeMutableRawPointer($0))) }
    }

    func giveBack(from button: Widget) {
        defer { widget = nil }
        guard let before = widget?.widget, let root = gtk_widget_get_root(button.widget),
            gtk_root_get_focus(root) == nil || button.containsFocus
        else { return }
        before.grabFocus()
    }
}
