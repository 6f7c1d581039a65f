import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// What the hints of all widgets that are shown say, in tree order.
    public static func hints(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, let text = Widget.hint(of: widget) else { return }
            found.append(text)
        }
        return found
    }

    /// The tooltips of all widgets that are shown, in tree order; they are their descriptions for a screen reader, too.
    public static func tooltips(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard gtk_widget_get_mapped(widget) != 0, let text = gtk_widget_get_tooltip_text(widget) else { return }
            found.append(String(cString: text))
        }
        return found
    }
}
