import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Labels below the root that are cut, leave the root's area, or lie on another label.
    public static func cutOrTouchingLabels(in root: Widget) -> [String] {
        var found: [String] = []
        var boxes: [(text: String, box: graphene_rect_t)] = []
        var room = graphene_rect_t()
        guard gtk_widget_compute_bounds(root.widget, root.widget, &room) != 0 else { return ["the root is not shown"] }
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", gtk_widget_get_mapped(widget) != 0 else { return }
            let text = String(cString: gtk_label_get_text(OpaquePointer(widget)))
            let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
            var (least, natural): (Int32, Int32) = (0, 0)
            gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, nil, nil)
            var leastWidth: Int32 = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, nil, nil, nil)
            if height < least || width < leastWidth { found.append("cut: \(text)") }
            if pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(widget))) != 0 {
                found.append("shortened: \(text)")
            }
            var box = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget, root.widget, &box) != 0 else { return }
            if graphene_rect_contains_rect(&room, &box) == false { found.append("outside: \(text)") }
            boxes.append((text, box))
        }
        for (index, first) in boxes.enumerated() {
            for second in boxes[(index + 1)...] {
                var (one, two, common) = (first.box, second.box, graphene_rect_t())
                guard graphene_rect_intersection(&one, &two, &common), common.size.width > 1, common.size.height > 1
                else { continue }
                found.append("touching: \(first.text) and \(second.text)")
            }
        }
        return found
    }

    /// How much is seen of the widgets with the style class that are on screen, from 0 to 1.
    public static func opacities(styled style: String, in root: Widget) -> [Double] {
        var found: [Double] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, gtk_widget_has_css_class(widget, style) != 0 else { return }
            found.append(gtk_widget_get_opacity(widget))
        }
        return found
    }

    /// The sizes, frames included, of the widgets of the style class that are shown, in the order of the tree.
    public static func sizes(styled style: String, in root: Widget) -> [(width: Int, height: Int)] {
        var found: [(width: Int, height: Int)] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, gtk_widget_has_css_class(widget, style) != 0 else { return }
            var box = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget, root.widget, &box) != 0 else { return }
            found.append((Int(box.size.width.rounded()), Int(box.size.height.rounded())))
        }
        return found
    }
}
