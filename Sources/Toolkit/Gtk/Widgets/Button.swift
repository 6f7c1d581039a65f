internal import CGtk

/// Something to press.
@MainActor
public final class Button: Widget {
    /// A button with words on it.
    public convenience init(label: String) {
        self.init(new: gtk_button_new_with_label(label.displayable))
    }

    /// A button with an icon on it; the name is its tooltip and accessible name.
    public convenience init(icon: String, name: String) {
        self.init(new: gtk_button_new_from_icon_name(icon))
        setTooltip(name)
        setAccessibleName(name)
    }

    /// A button with anything on it; the name is its accessible name.
    public convenience init(child: Widget, name: String) {
        self.init(new: gtk_button_new())
        gtk_button_set_child(pointer(), child.widget)
        setAccessibleName(name)
    }

    /// Without a frame until the pointer is over it, its words at the side text starts from.
    @discardableResult
    public func flat() -> Self {
        gtk_button_set_has_frame(pointer(), 0)
        if let label = gtk_button_get_child(pointer()) { gtk_widget_set_halign(label, GTK_ALIGN_START) }
        return self
    }

    /// The words on it.
    public func setLabel(_ text: String) {
        gtk_button_set_label(pointer(), text.displayable)
    }

    /// Pressed by pointer or keyboard.
    public func onClick(_ handler: @escaping @MainActor () -> Void) {
        Signal.connect(self, "clicked", handler)
    }
}
