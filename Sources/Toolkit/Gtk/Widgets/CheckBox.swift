internal import CGtk

/// A box that is ticked or not, with its label behind it.
@MainActor
public final class CheckBox: Widget {
    private let origin = InputOrigin()

    /// - Parameter child: What stands behind the box; pressing it ticks, too.
    public convenience init(child: Widget) {
        self.init(new: gtk_check_button_new())
        // From 4.8 on it may hold any widget.
        gtk_check_button_set_child(pointer(), child.widget)
    }

    /// Whether it is ticked; setting it calls no handler.
    public var isOn: Bool {
        get { gtk_check_button_get_active(pointer()) != 0 }
        set {
            guard newValue != isOn else { return }
            origin.set { gtk_check_button_set_active(pointer(), newValue ? 1 : 0) }
        }
    }

    /// Calls the handler when the user ticks it, or no more.
    @discardableResult
    public func onToggle(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        let button: UnsafeMutablePointer<GtkCheckButton> = pointer()
        let toggled: @MainActor () -> Void = { [origin] in
            if !origin.isProgram { handler(gtk_check_button_get_active(button) != 0) }
        }
        return Signal.connect(self, "toggled", toggled)
    }
}
