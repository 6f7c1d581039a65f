internal import CGtk

/// An on-off switch.
@MainActor
public final class Switch: Widget {
    private let origin = InputOrigin()

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
            origin.set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
        }
    }

    /// Calls the handler when the user switches it.
    @discardableResult
    public func onChange(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
        return Signal.connect(
            self, "notify::active",
            argument: { [raw, origin] _ in
                if !origin.isProgram { handler(gtk_switch_get_active(OpaquePointer(raw)) != 0) }
            })
    }
}
