import CGtk
import CGtkTestShims
@testable public import Gtk

/// What assistive tools can ask of a widget over the accessibility bus, found by what a screen reader calls it; each returns
/// whether it was there.
@MainActor
extension WidgetTree {
    /// Moves the focus to what has that name, as GrabFocus of AT-SPI's Component does.
    public static func focus(_ name: String, in root: Widget) -> Bool {
        // A search box hands the focus on to the text in it.
        shown(in: root) {
            spokenName(of: $0) == name && (gtk_widget_get_focusable($0) != 0 || role(of: $0) == "search-box")
        }
        .map { gtk_widget_grab_focus($0) != 0 } ?? false
    }

    /// Does what Enter does on the row of that name, by the action that the row offers.
    public static func activateRow(named name: String, in root: Widget) -> Bool {
        guard let row = shown(in: root, where: { spokenName(of: $0) == name && role(of: $0) == "list-item" }) else {
            return false
        }
        return gtk_widget_activate_action_variant(row, "row.activate", nil) != 0
    }

    /// Closes a window as its close button does.
    public static func close(_ window: Window) -> Bool {
        gtk_widget_activate_action_variant(window.widget, "window.close", nil) != 0
    }

    /// What has the focus, with what is open, pressed, checked or chosen about it; nil where nothing has it.
    public static func spokenFocus(in window: Window) -> String? {
        guard var focus = gtk_root_get_focus(window.opaque) else { return nil }
        // The text within a field is a part of it.
        if name(of: focus) == "GtkText", let field = gtk_widget_get_parent(focus) { focus = field }
        let states = [
            ("expanded", GTK_ACCESSIBLE_STATE_EXPANDED), ("pressed", GTK_ACCESSIBLE_STATE_PRESSED),
            ("checked", GTK_ACCESSIBLE_STATE_CHECKED),
        ].filter { test_accessible_is(OpaquePointer(focus), $0.1) != 0 }.map(\.0)
        let named = sequence(first: focus) { gtk_widget_get_parent($0) }.lazy.compactMap { spokenName(of: $0) }
        return (["“\(named.first { !$0.isEmpty } ?? "")”"] + states).joined(separator: ", ")
    }

    /// Names that are those of widget types, of what a screen reader comes by.
    public static func namesOfTypes(in root: Widget) -> [String] {
        let structural: Set = [
            "generic", "group", "list-item", "none", "presentation", "label", "window", "dialog", "list", "menu",
            "section", "search", "form", "separator", "status",
        ]
        var found: [String] = []
        visit(root.widget) { widget in
            // GTK 4.8 names a label without a text after its type.
            let isMute =
                name(of: widget) == "GtkLabel" && spokenName(of: widget) == ""
                && gtk_test_accessible_has_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL) == 0
            guard gtk_widget_get_mapped(widget) != 0, isMute || !structural.contains(role(of: widget)),
                spokenName(of: widget)?.isEmpty ?? true,
                !sequence(first: widget, next: { gtk_widget_get_parent($0) }).contains(where: isLeftOut)
            else { return }
            found.append(path(to: widget))
        }
        return found
    }

    /// Labels that a layout leaves out, and that a screen reader comes by all the same.
    public static func labelsReadThoughLeftOut(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkLabel", gtk_widget_get_child_visible(widget) == 0, !isLeftOut(widget) else {
                return
            }
            found.append(path(to: widget))
        }
        return found
    }

    /// Pages of stacks that are not shown, and that a screen reader comes by all the same.
    public static func pagesReadThoughHidden(in root: Widget) -> [String] {
        var found: [String] = []
        visit(root.widget) { widget in
            guard name(of: widget) == "GtkStack", gtk_widget_get_ancestor(widget, gtk_drop_down_get_type()) == nil
            else {
                return
            }
            let shown = gtk_stack_get_visible_child(OpaquePointer(widget))
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                let page = gtk_stack_get_page(OpaquePointer(widget), next)
                if next != shown,
                    test_accessible_is_hidden(page) == 0 || test_accessible_is_hidden(OpaquePointer(next)) == 0
                {
                    found.append(path(to: next))
                }
                child = gtk_widget_get_next_sibling(next)
            }
        }
        return found
    }

    private static func isLeftOut(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        ["none", "presentation"].contains(role(of: widget))
            || test_accessible_is_hidden(OpaquePointer(widget)) != 0
    }

    private static func shown(
        in root: Widget, where isWanted: (UnsafeMutablePointer<GtkWidget>) -> Bool
    ) -> UnsafeMutablePointer<GtkWidget>? {
        var found: UnsafeMutablePointer<GtkWidget>?
        visit(root.widget) { widget in
            if found == nil, gtk_widget_get_mapped(widget) != 0, isWanted(widget) { found = widget }
        }
        return found
    }
}
