import CGtk
@testable public import Gtk

/// Where letters are painted, which is less than the lines and paddings they stand in.
@MainActor
extension WidgetTree {
    /// The texts of labels whose letters lie on those of another label, or are clipped by a widget around them.
    ///
    /// What a scrolled area has not brought into view is no fault.
    public static func touchingTexts(in root: Widget) -> [String] {
        var found: [String] = []
        var boxes: [(text: String, ink: graphene_rect_t)] = []
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", isSeen(widget), var ink = ink(of: widget, in: root) else { return }
            let text = String(cString: gtk_label_get_text(OpaquePointer(widget)))
            var clip = clip(of: widget, in: root)
            var seen = graphene_rect_t()
            guard graphene_rect_intersection(&ink, &clip, &seen) else { return }
            if seen.size.width < ink.size.width { found.append("clipped: \(text)") }
            boxes.append((text, seen))
        }
        for (index, first) in boxes.enumerated() {
            for second in boxes[(index + 1)...] {
                var (one, two, common) = (first.ink, second.ink, graphene_rect_t())
                if graphene_rect_intersection(&one, &two, &common) {
                    found.append("touching: \(first.text) and \(second.text)")
                }
            }
        }
        return found
    }

    /// How many widgets of the style class are on screen, and neither they nor what is around them is transparent.
    public static func countSeen(styled style: String, in root: Widget) -> Int {
        var count = 0
        visit(root.widget) { if gtk_widget_has_css_class($0, style) != 0, isSeen($0) { count += 1 } }
        return count
    }

    /// Whether it is on screen and nothing around it is transparent.
    private static func isSeen(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard gtk_widget_get_mapped(widget) != 0 else { return false }
        return sequence(first: widget) { gtk_widget_get_parent($0) }.allSatisfy { gtk_widget_get_opacity($0) > 0 }
    }

    /// The rectangle of the label's letters in the root's pixels; nil without any.
    private static func ink(of label: UnsafeMutablePointer<GtkWidget>, in root: Widget) -> graphene_rect_t? {
        var ink = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(OpaquePointer(label)), &ink, nil)
        guard ink.width > 0, ink.height > 0 else { return nil }
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_label_get_layout_offsets(OpaquePointer(label), &x, &y)
        var (corner, place) = (graphene_point_t(x: Float(x + ink.x), y: Float(y + ink.y)), graphene_point_t())
        guard gtk_widget_compute_point(label, root.widget, &corner, &place) != 0 else { return nil }
        return graphene_rect_t(
            origin: place, size: graphene_size_t(width: Float(ink.width), height: Float(ink.height)))
    }

    /// What all that clips around the widget leaves of the root, in its pixels.
    private static func clip(of widget: UnsafeMutablePointer<GtkWidget>, in root: Widget) -> graphene_rect_t {
        var clip = graphene_rect_t()
        _ = gtk_widget_compute_bounds(root.widget, root.widget, &clip)
        for around in sequence(first: widget, next: { gtk_widget_get_parent($0) })
        where gtk_widget_get_overflow(around) == GTK_OVERFLOW_HIDDEN {
            var (bounds, common) = (graphene_rect_t(), graphene_rect_t())
            guard gtk_widget_compute_bounds(around, root.widget, &bounds) != 0,
                graphene_rect_intersection(&clip, &bounds, &common)
            else { return graphene_rect_t() }
            clip = common
        }
        return clip
    }
}
