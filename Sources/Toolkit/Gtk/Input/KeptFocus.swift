internal import CGtk

/// What had the focus within a view, so that it can have it again.
@MainActor
public final class KeptFocus {
    private let view: Widget
    private let focus: WeakReference

    /// Notes what has the focus; nil if it is outside of the view.
    public init?(within view: Widget) {
        guard let root = gtk_widget_get_root(view.widget), let focus = gtk_root_get_focus(root),
            focus == view.widget || gtk_widget_is_ancestor(focus, view.widget) != 0
        else { return nil }
        self.view = view
        self.focus = WeakReference(Widget(retaining: UnsafeMutableRawPointer(focus)))
    }

    /// Moves the focus back; returns false if what had it is gone or hidden.
    public func restore() -> Bool {
        guard let before = focus.widget, gtk_widget_get_mapped(before.widget) != 0,
            before.widget == view.widget || gtk_widget_is_ancestor(before.widget, view.widget) != 0
        else { return false }
        return before.grabFocus()
    }
}
