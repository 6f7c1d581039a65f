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

    /// Where the widgets of the style class that are shown lie, and how large they are.
    public static func frames(
        styled style: String, in root: Widget
    ) -> [(x: Int, y: Int, width: Int, height: Int)] {
        var found: [(x: Int, y: Int, width: Int, height: Int)] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, gtk_widget_has_css_class(widget, style) != 0 else { return }
            var (start, point) = (graphene_point_t(), graphene_point_t())
            guard gtk_widget_compute_point(widget, root.widget, &start, &point) != 0 else { return }
            found.append(
                (Int(point.x), Int(point.y), Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget))))
        }
        return found
    }

    /// What the widest of the widgets of the style class would like to have.
    public static func naturalWidth(ofStyled style: String, in root: Widget) -> Int {
        var widest: Int32 = 0
        visit(root.widget) { widget in
            guard gtk_widget_has_css_class(widget, style) != 0 else { return }
            var natural: Int32 = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            widest = max(widest, natural)
        }
        return Int(widest)
    }

    /// Whether an image shows a picture that is not the icon theme's.
    public static func hasPaintedIcon(in root: Widget) -> Bool {
        var isFound = false
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkImage", gtk_widget_get_mapped(widget) != 0 else { return }
            if gtk_image_get_storage_type(OpaquePointer(widget)) == GTK_IMAGE_PAINTABLE { isFound = true }
        }
        return isFound
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
