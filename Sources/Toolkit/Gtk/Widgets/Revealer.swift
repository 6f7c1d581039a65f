internal import CGtk

/// Shows and hides its child with an animation, unless the desktop disables animations.
@MainActor
public final class Revealer: Widget {
    /// Makes a revealer whose child is hidden.
    public convenience init(_ child: Widget) {
        self.init(new: gtk_revealer_new())
        gtk_revealer_set_child(opaque, child.widget)
    }

    /// Whether the child is shown or being shown.
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { if newValue != isRevealed { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) } }
    }
}
