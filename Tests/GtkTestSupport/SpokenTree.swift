import CGtk
import CGtkTestShims
@testable public import Gtk

/// What a screen reader comes across below a widget: role, name, description and states of each, indented by depth.
///
/// What only arranges others and has no words of its own is left out, as is what is hidden from screen readers.
@MainActor
public struct SpokenTree {
    /// A line each.
    public private(set) var text = ""

    /// Reads what is shown at this moment.
    public init(of root: Widget) {
        add(root.widget, depth: 0)
    }

    private static let arrangements: Set = ["group", "generic", "widget", "none", "presentation", "grid-cell"]

    private mutating func add(_ widget: UnsafeMutablePointer<GtkWidget>, depth: Int) {
        guard WidgetTree.name(of: widget) != "GtkTooltipWindow", gtk_widget_get_mapped(widget) != 0,
            test_accessible_is_hidden(OpaquePointer(widget)) == 0
        else { return }
        let (role, name) = (WidgetTree.role(of: widget), WidgetTree.spokenName(of: widget) ?? "")
        guard role != "scrollbar" else { return }
        // A screen reader passes over what has these roles, whatever its name.
        let isPassedOver = ["presentation", "none"].contains(role)
        let isSaid = !isPassedOver && (!name.isEmpty || !(Self.arrangements.contains(role) || role == "label"))
        if isSaid { text += String(repeating: "  ", count: depth) + Self.line(widget, role, name) + "\n" }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            add(next, depth: isSaid ? depth + 1 : depth)
            child = gtk_widget_get_next_sibling(next)
        }
    }

    /// What a screen reader says of one widget.
    static func line(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
        line(widget, WidgetTree.role(of: widget), WidgetTree.spokenName(of: widget) ?? "")
    }

    private static func line(_ widget: UnsafeMutablePointer<GtkWidget>, _ role: String, _ name: String) -> String {
        var words = [role]
        if !name.isEmpty { words.append("“\(name)”") }
        if let description = Self.description(of: widget), description != name { words.append("(\(description))") }
        let states = Self.states(of: widget)
        if !states.isEmpty { words.append("[" + states.joined(separator: ", ") + "]") }
        return words.joined(separator: " ")
    }

    /// GTK says a tooltip where there is no other description.
    private static func description(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        if let text = test_accessible_text(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) {
            defer { g_free(text) }
            return String(cString: text)
        }
        return gtk_widget_get_tooltip_text(widget).map { String(cString: $0) }
    }

    private static func states(of widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
        let states = [
            ("busy", GTK_ACCESSIBLE_STATE_BUSY), ("checked", GTK_ACCESSIBLE_STATE_CHECKED),
            ("disabled", GTK_ACCESSIBLE_STATE_DISABLED), ("expanded", GTK_ACCESSIBLE_STATE_EXPANDED),
            ("pressed", GTK_ACCESSIBLE_STATE_PRESSED), ("selected", GTK_ACCESSIBLE_STATE_SELECTED),
        ]
        let isStop = gtk_widget_get_focusable(widget) != 0 && gtk_widget_get_can_focus(widget) != 0
        return (isStop ? ["focusable"] : []) + (gtk_widget_has_focus(widget) != 0 ? ["focused"] : [])
            + states.filter { test_accessible_is(OpaquePointer(widget), $0.1) != 0 }.map(\.0)
            + (test_accessible_is_invalid(OpaquePointer(widget)) != 0 ? ["invalid"] : [])
    }
}
