internal import CGtk
internal import CGtkShims

/// A button that stays pressed; in a group, one at a time.
@MainActor
public final class ToggleButton: Widget {
    private let origin = InputOrigin()

    /// - Parameters:
    ///   - label: The label.
    ///   - group: Another button of the same group; nil for a single button and the first of a group.
    public convenience init(label: String, group: ToggleButton? = nil) {
        self.init(new: gtk_toggle_button_new_with_label(label))
        gtk_toggle_button_set_group(pointer(), group?.pointer())
    }

    /// Makes a button with an icon; the name is its tooltip and accessible name.
    public convenience init(icon: String, name: String) {
        self.init(new: gtk_toggle_button_new())
        gtk_button_set_icon_name(pointer(), icon)
        setTooltip(name)
        setAccessibleName(name)
        shim_accessible_name_alone(opaque)
    }

    /// Sets the label.
    public func setLabel(_ text: String) { gtk_button_set_label(pointer(), text.displayable) }

    /// Whether it is pressed; setting it calls no handler.
    public var isOn: Bool {
        get { gtk_toggle_button_get_active(pointer()) != 0 }
        set {
            guard newValue != isOn else { return }
            origin.set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
        }
    }

    /// Calls the handler when the user presses or releases it.
    @discardableResult
    public func onToggle(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        let button: UnsafeMutablePointer<GtkToggleButton> = pointer()
        let toggled: @MainActor () -> Void = { [origin] in
            if !origin.isProgram { handler(gtk_toggle_button_get_active(button) != 0) }
        }
        return Signal.connect(self, "toggled", toggled)
    }
}
