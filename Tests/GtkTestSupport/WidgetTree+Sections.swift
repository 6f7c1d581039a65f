import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Takes a section of the page off the screen, found by its heading; false where there is none.
    public static func hideSection(headed title: String, in root: Widget) -> Bool {
        var section: UnsafeMutablePointer<GtkWidget>?
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", String(cString: gtk_label_get_text(OpaquePointer(widget))) == title,
                gtk_widget_has_css_class(widget, "heading") != 0
            else { return }
            section = gtk_widget_get_parent(gtk_widget_get_parent(widget))
        }
        guard let section else { return false }
        gtk_widget_set_visible(section, 0)
        return true
    }
}
