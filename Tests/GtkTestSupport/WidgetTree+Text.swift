import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// The names of all font families that are installed.
    public static var fontFamilies: [String] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { index in
            families?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }
    }

    /// The labels that are shown and whose letters need more room than they have, or end in an ellipsis.
    ///
    /// - Parameter isToldEnough: Whether one may be shortened whose tooltip tells all of it.
    public static func cutLabels(in root: Widget, isToldEnough: Bool = false) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", gtk_widget_get_mapped(widget) != 0, !isInField(widget) else {
                return
            }
            let layout = gtk_label_get_layout(OpaquePointer(widget))
            var (width, height): (Int32, Int32) = (0, 0)
            pango_layout_get_pixel_size(layout, &width, &height)
            let isCut = width > gtk_widget_get_width(widget) || height > gtk_widget_get_height(widget)
            let isShortened = pango_layout_is_ellipsized(layout) != 0
            if isCut || isShortened && !(isToldEnough && Widget.hint(of: widget) != nil) {
                found.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
            }
        }
        return found
    }

    /// The shown labels of several lines that have less than half of the card they are in.
    public static func squeezedLabels(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            let card = sequence(first: widget) { gtk_widget_get_parent($0) }
                .first { gtk_widget_has_css_class($0, "card") != 0 }
            guard name(of: widget) == "GtkLabel", gtk_widget_get_mapped(widget) != 0, let card,
                pango_layout_get_line_count(gtk_label_get_layout(OpaquePointer(widget))) > 1,
                gtk_widget_get_width(widget) * 2 < gtk_widget_get_width(card)
            else { return }
            found.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
        }
        return found
    }

    /// A field scrolls what is longer.
    private static func isInField(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        sequence(first: widget) { gtk_widget_get_parent($0) }.contains { name(of: $0) == "GtkText" }
    }

    /// All widgets of GTK's type that are shown, in tree order.
    public static func all(_ type: String, in root: Widget) -> [Widget] {
        var found: [Widget] = []
        visit(root.widget) { widget in
            if name(of: widget) == type, gtk_widget_get_mapped(widget) != 0 {
                found.append(Widget(retaining: UnsafeMutableRawPointer(widget)))
            }
        }
        return found
    }
}
