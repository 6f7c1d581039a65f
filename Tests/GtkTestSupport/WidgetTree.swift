import CGtk
import CGtkTestShims
@testable public import Gtk

/// What a test may ask about a tree of widgets.
@MainActor
public enum WidgetTree {
    /// All texts of labels that are shown, in tree order.
    public static func texts(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            // What is only announced is not seen.
            guard gtk_widget_get_mapped(widget) != 0, name(of: widget) == "GtkLabel",
                gtk_widget_has_css_class(widget, "announcement") == 0
            else { return }
            found.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
        }
        return found
    }

    /// What was announced last, where that is done by a label, and is not taken back yet; empty for nothing.
    public static func announcement(in root: Widget) -> String {
        var found = ""
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", gtk_widget_has_css_class(widget, "announcement") != 0 else { return }
            found = String(cString: gtk_label_get_text(OpaquePointer(widget)))
        }
        return found
    }

    /// Whether some widget of the tree has this accessible name.
    public static func hasAccessible(named expected: String, in root: Widget) -> Bool {
        var isFound = false
        visit(root.widget) { if isNamed($0, expected) { isFound = true } }
        return isFound
    }

    static func isNamed(_ widget: UnsafeMutablePointer<GtkWidget>, _ expected: String) -> Bool {
        let accessible = OpaquePointer(widget)
        guard gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0 else { return false }
        let mismatch = test_accessible_label_mismatch(accessible, expected)
        defer { g_free(mismatch) }
        return mismatch == nil
    }

    /// Every widget below and with the root, parents first; not the tooltip, which GTK hands from window to window.
    static func visit(_ widget: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
        guard name(of: widget) != "GtkTooltipWindow" else { return }
        body(widget)
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            visit(next, body)
            child = gtk_widget_get_next_sibling(next)
        }
    }

    static func name(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(instance))
    }
}
