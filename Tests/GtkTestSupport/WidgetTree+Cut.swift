import CGtk
@testable public import Gtk

extension WidgetTree {
    /// The texts of shown labels that got less room than their text needs.
    public static func cut(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", gtk_widget_get_mapped(widget) != 0 else { return }
            // With its padding, as it is measured.
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget, widget, &bounds) != 0 else { return }
            let (width, height) = (Int32(bounds.size.width), Int32(bounds.size.height))
            var (least, tall): (Int32, Int32) = (0, 0)
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &tall, nil, nil)
            guard width < least || height < tall else { return }
            found.append("\(String(cString: gtk_label_get_text(OpaquePointer(widget)))): \(width)×\(height)")
        }
        return found
    }

    /// The lines of the first shown label with the text; nil if there is none.
    public static func lines(of text: String, in root: Widget) -> Int? {
        allLines(of: text, in: root).first
    }

    /// The lines of each shown label with the text.
    public static func allLines(of text: String, in root: Widget) -> [Int] {
        var lines: [Int] = []
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", gtk_widget_get_mapped(widget) != 0,
                String(cString: gtk_label_get_text(OpaquePointer(widget))) == text
            else { return }
            lines.append(Int(pango_layout_get_line_count(gtk_label_get_layout(OpaquePointer(widget)))))
        }
        return lines
    }
}
