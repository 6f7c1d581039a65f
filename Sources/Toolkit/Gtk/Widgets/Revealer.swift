internal import CGtk

/// Shows and hides its child with an animation, unless the desktop disables animations.
@MainActor
public final class Revealer: Widget {
    /// Makes a revealer whose child is hidden.
    ///
    /// - Parameter duration: The length of the animation in milliseconds.
    public convenience init(_ child: Widget, duration: Int = 250) {
        self.init(new: gtk_revealer_new())
        gtk_revealer_set_transition_duration(opaque, guint(duration))
        gtk_revealer_set_child(opaque, child.widget)
    }

    /// Whether the child is shown or being shown.
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { if newValue != isRevealed { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) } }
    }

    /// Whether the animation is over.
    public var isSettled: Bool {
        gtk_revealer_get_reveal_child(opaque) == gtk_revealer_get_child_revealed(opaque)
    }

    /// Calls the handler when the child has been shown or hidden entirely.
    @discardableResult
    public func onSettle(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        Signal.connect(self, "notify::child-revealed", argument: { _ in handler() })
    }
}
