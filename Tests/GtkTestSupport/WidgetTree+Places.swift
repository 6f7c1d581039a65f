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
}
