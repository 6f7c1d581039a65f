import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Where the widget's top left corner lies in one around it, in pixels.
    public static func place(of widget: Widget, in root: Widget) -> (x: Int, y: Int) {
        var (start, point) = (graphene_point_t(), graphene_point_t())
        guard gtk_widget_compute_point(widget.widget, root.widget, &start, &point) != 0 else { return (-1, -1) }
        return (Int(point.x), Int(point.y))
    }

    /// Where the widgets of the style class that are shown lie, with their padding and edge.
    public static func bounds(
        styled style: String, in root: Widget
    ) -> [(x: Int, y: Int, width: Int, height: Int)] {
        var found: [(x: Int, y: Int, width: Int, height: Int)] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, gtk_widget_has_css_class(widget, style) != 0 else { return }
            if let bounds = bounds(of: widget, in: root) { found.append(bounds) }
        }
        return found
    }

    /// The same of those with a name in the style sheet.
    public static func bounds(
        named wanted: String, in root: Widget
    ) -> [(x: Int, y: Int, width: Int, height: Int)] {
        var found: [(x: Int, y: Int, width: Int, height: Int)] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, String(cString: gtk_widget_get_css_name(widget)) == wanted,
                let bounds = bounds(of: widget, in: root)
            else { return }
            found.append(bounds)
        }
        return found
    }

    /// Where a widget lies with its padding and edge.
    public static func bounds(of widget: Widget, in root: Widget) -> (x: Int, y: Int, width: Int, height: Int)? {
        bounds(of: widget.widget, in: root)
    }

    static func bounds(
        of widget: UnsafeMutablePointer<GtkWidget>, in root: Widget
    ) -> (x: Int, y: Int, width: Int, height: Int)? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, root.widget, &bounds) != 0 else { return nil }
        return (
            Int(bounds.origin.x.rounded()), Int(bounds.origin.y.rounded()), Int(bounds.size.width.rounded()),
            Int(bounds.size.height.rounded())
        )
    }
}
