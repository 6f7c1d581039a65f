internal import CGtk

/// An on-off switch.
@MainActor
public final class Switch: Widget {
    private var isSetting = false

    /// - Parameter name: The accessible name.
    public convenience init(name: String) {
        self.init(new: gtk_switch_new())
        setAccessibleName(name)
    }

    /// Whether it is on; setting it calls no handler.
    public var isOn: Bool {
        get { gtk_switch_get_active(opaque) != 0 }
        set {
            guard newValue != isOn else { return }
            isSetting = true
            gtk_switch_set_active(opaque, newValue ? 1 : 0)
            isSetting = false
        }
    }

    /// Calls the handler when the user switches it.
    public func onChange(_ handler: @escaping @MainActor (Bool) -> Void) {
        Signal.connect(
            self, "notify::active",
            argument: { [weak self] _ in
                if let self, !isSetting { handler(isOn) }
            })
    }
}
