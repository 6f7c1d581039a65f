import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Widgets that are shown and need more than so many pixels of width, each with what it needs; parents first.
    ///
    /// What can be scrolled sideways may be as wide as it likes.
    public static func wider(than width: Int, in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, !isScrolledSideways(widget) else { return }
            let least = leastWidth(of: widget)
            if least > width { found.append("\(name(of: widget)) needs \(least)") }
        }
        return found
    }

    private static func isScrolledSideways(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        sequence(first: widget) { gtk_widget_get_parent($0) }.dropFirst().contains { around in
            guard name(of: around) == "GtkScrolledWindow" else { return false }
            var policy = GTK_POLICY_NEVER
            gtk_scrolled_window_get_policy(OpaquePointer(around), &policy, nil)
            return policy != GTK_POLICY_NEVER
        }
    }

    private static func leastWidth(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
        var least: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        return Int(least)
    }
}
