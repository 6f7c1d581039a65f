internal import CGtk
internal import CGtkShims

/// A push button.
@MainActor
public final class Button: Widget {
    /// Makes a button with a label.
    public convenience init(label: String) {
        self.init(new: gtk_button_new_with_label(label.displayable))
    }

    /// Makes a command of a menu.
    public convenience init(menuItem label: String) {
        self.init(label: label)
        role(.menuItem).flat()
    }

    /// Makes a button with an icon; the name is its tooltip and accessible name.
    public convenience init(icon: String, name: String) {
        self.init(new: gtk_button_new_from_icon_name(icon))
        setTooltip(name)
        setAccessibleName(name)
        shim_accessible_name_alone(opaque)
    }

    /// Makes a button with any content; the name is its accessible name.
    public convenience init(child: Widget, name: String) {
        self.init(new: gtk_button_new())
        gtk_button_set_child(pointer(), child.widget)
        setAccessibleName(name)
    }

    /// Removes the frame until the pointer is over the button, and aligns its label to the start.
    @discardableResult
    public func flat() -> Self {
        gtk_button_set_has_frame(pointer(), 0)
        if let label = gtk_button_get_child(pointer()) { gtk_widget_set_halign(label, GTK_ALIGN_START) }
        return self
    }

    /// Sets the label.
    public func setLabel(_ text: String) {
        gtk_button_set_label(pointer(), text.displayable)
    }

    /// Calls the handler when the button is pressed by pointer or keyboard.
    public func onClick(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "clicked", handler)
    }
}
