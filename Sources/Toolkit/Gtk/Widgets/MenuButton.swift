internal import CGtk

/// A button that opens a popover.
@MainActor
public final class MenuButton: Widget {
    /// - Parameters:
    ///   - icon: The name of an icon in the icon theme.
    ///   - name: The tooltip and accessible name.
    ///   - content: The content of the popover.
    public convenience init(icon: String, name: String, content: Widget) {
        self.init(new: gtk_menu_button_new())
        gtk_menu_button_set_icon_name(opaque, icon)
        let popover = Widget(new: gtk_popover_new()).styled("menu-popover")
        gtk_popover_set_has_arrow(popover.pointer(), 0)
        gtk_popover_set_child(popover.pointer(), content.widget)
        gtk_menu_button_set_popover(opaque, popover.widget)
        setTooltip(name)
        setAccessibleName(name)
    }

    /// Makes F10 open the popover too.
    public func openedByMenuKey() -> Self {
        gtk_menu_button_set_primary(opaque, 1)
        return self
    }

    /// Opens the popover.
    public func open() {
        gtk_menu_button_popup(opaque)
    }

    /// Closes the popover.
    public func close() {
        gtk_menu_button_popdown(opaque)
    }
}
