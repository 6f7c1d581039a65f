import CGtk
import CGtkTestShims
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Widgets that are shown and take the keyboard but that a screen reader has no name for.
    public static func focusableWithoutName(in root: Widget) -> [String] {
        focusable(in: root).filter { isSpoken($0) && !hasName($0) }.map(path)
    }

    /// Pictures that are shown with neither words of their own nor the mark of decoration, outside named buttons.
    public static func picturesWithoutWords(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard ["GtkImage", "GtkPicture", "GtkDrawingArea", "GtkSpinner"].contains(name(of: widget)),
                gtk_widget_get_mapped(widget) != 0, isSpoken(widget), !hasName(widget), !isInsideNamedControl(widget)
            else { return }
            found.append(path(to: widget))
        }
        return found
    }

    private static func isSpoken(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        !["none", "presentation"].contains(role(of: widget))
            && test_accessible_is_hidden(OpaquePointer(widget)) == 0
    }

    private static func hasName(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let accessible = OpaquePointer(widget)
        return spokenName(of: widget)?.isEmpty == false
            || gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
    }

    private static func isInsideNamedControl(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        sequence(first: widget) { gtk_widget_get_parent($0) }.dropFirst().contains {
            ["button", "toggle-button", "search-box", "text-box", "switch", "link", "combo-box"]
                .contains(role(of: $0))
        }
    }

    static func spokenName(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        if name(of: widget) == "GtkLabel" { return String(cString: gtk_label_get_text(OpaquePointer(widget))) }
        let accessible = OpaquePointer(widget)
        guard let text = test_accessible_text(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) else {
            // Newer GTK names a button by the label in it.
            guard gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0 else {
                return nil
            }
            return texts(in: Widget(retaining: UnsafeMutableRawPointer(widget))).first
        }
        defer { g_free(text) }
        return String(cString: text)
    }

    static func role(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
        String(cString: test_accessible_role_name(OpaquePointer(widget)))
    }

    /// "GtkWindow > GtkBox > GtkButton", for somebody who has to find it.
    static func path(to widget: UnsafeMutablePointer<GtkWidget>) -> String {
        sequence(first: widget) { gtk_widget_get_parent($0) }.map { widget in
            let classes = test_style_classes(widget)
            defer { g_free(classes) }
            return name(of: widget) + (classes.map { String(cString: $0) } ?? "")
        }.reversed().suffix(7).joined(separator: " > ")
    }
}
