internal import CGtk

/// Slides its child in and out; at once where the desktop wants no animations.
@MainActor
public final class Revealer: Widget {
    /// Starts hidden.
    public convenience init(_ child: Widget) {
        self.init(new: gtk_revealer_new())
        gtk_revealer_set_child(opaque, child.widget)
    }

    /// Whether the child is shown, or on its way to be.
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { if newValue != isRevealed { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) } }
    }
}
