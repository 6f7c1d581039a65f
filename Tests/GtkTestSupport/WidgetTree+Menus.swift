import CGtk
@testable public import Gtk

/// Menus as they are laid out.
@MainActor
extension WidgetTree {
    /// A text of a menu: where it begins and ends, and the line its letters stand on.
    public struct MenuText {
        /// The letters.
        public let text: String
        /// The left edge and the right one of its letters, and their baseline, in the menu's pixels.
        public let (x, end, baseline): (Int, Int, Double)
    }

    /// A row of a menu, with its words, and its keys if they are shown.
    public struct MenuRow {
        /// The top and the height in the menu's pixels.
        public let (y, height): (Int, Int)
        /// What the row does.
        public let words: MenuText
        /// The keys at its end.
        public let keys: MenuText?
    }

    /// The rows of an open menu or of an open list of choices, from the top down.
    public static func menuRows(in menu: Widget) -> [MenuRow] {
        var rows: [MenuRow] = []
        visit(menu.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, name(of: widget) == "GtkButton" || isListRow(widget) else {
                return
            }
            var labels: [UnsafeMutablePointer<GtkWidget>] = []
            visit(widget) { if name(of: $0) == "GtkLabel", gtk_widget_get_mapped($0) != 0 { labels.append($0) } }
            guard let words = labels.first, let frame = bounds(of: widget, in: menu) else { return }
            let keys = labels.first { gtk_widget_has_css_class($0, "menu-keys") != 0 }
            rows.append(
                MenuRow(
                    y: frame.y, height: frame.height, words: text(words, in: menu),
                    keys: keys.map { text($0, in: menu) }))
        }
        return rows
    }

    /// The ground of an open menu with its edge.
    public static func menuGround(of menu: Widget) -> (x: Int, y: Int, width: Int, height: Int) {
        gtk_widget_get_first_child(menu.widget).flatMap { bounds(of: $0, in: menu) } ?? (0, 0, 0, 0)
    }

    /// Where the ground of an open menu lies in its window, in the window's pixels.
    public static func menuPlace(
        of menu: Widget, in window: Window
    ) -> (x: Int, y: Int, width: Int, height: Int) {
        let ground = menuGround(of: menu)
        guard let surface = gtk_native_get_surface(menu.opaque) else { return (0, 0, 0, 0) }
        var (inner, outer) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0))
        gtk_native_get_surface_transform(menu.opaque, &inner.x, &inner.y)
        gtk_native_get_surface_transform(window.opaque, &outer.x, &outer.y)
        let x = Double(gdk_popup_get_position_x(surface)) + inner.x - outer.x
        let y = Double(gdk_popup_get_position_y(surface)) + inner.y - outer.y
        return (Int(x) + ground.x, Int(y) + ground.y, ground.width, ground.height)
    }

    /// The texts of the labels of a style class that are shown, in tree order.
    public static func texts(styled style: String, in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", gtk_widget_get_mapped(widget) != 0,
                gtk_widget_has_css_class(widget, style) != 0
            else { return }
            found.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
        }
        return found
    }

    private static func isListRow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        String(cString: gtk_widget_get_css_name(widget)) == "row"
    }

    private static func text(_ widget: UnsafeMutablePointer<GtkWidget>, in root: Widget) -> MenuText {
        let label = OpaquePointer(widget)
        let layout = gtk_label_get_layout(label)
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_label_get_layout_offsets(label, &x, &y)
        var extents = PangoRectangle()
        pango_layout_get_pixel_extents(layout, nil, &extents)
        let baseline = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
        var (start, point) = (graphene_point_t(x: Float(x + extents.x), y: Float(y)), graphene_point_t())
        _ = gtk_widget_compute_point(widget, root.widget, &start, &point)
        return MenuText(
            text: String(cString: gtk_label_get_text(label)), x: Int(point.x.rounded()),
            end: Int(point.x.rounded()) + Int(extents.width), baseline: Double(point.y) + baseline)
    }
}
