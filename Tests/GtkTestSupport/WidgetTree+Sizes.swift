import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Widgets that are shown and need more than so many pixels of width, each with what it needs; parents first.
    public static func wider(than width: Int, in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0 else { return }
            let least = leastWidth(of: widget)
            if least > width { found.append("\(name(of: widget)) needs \(least)") }
        }
        return found
    }

    private static func leastWidth(of widget: UnsafeMutablePointer<GtkWidget>) -> Int {
        var least: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        return Int(least)
    }
}
