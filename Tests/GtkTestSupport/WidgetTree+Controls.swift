import CGtk
import CGtkTestShims
@testable public import Gtk

/// Controls found by what a screen reader calls them, and all windows there are.
@MainActor
extension WidgetTree {
    /// Every window of the program but tooltips.
    public static func topLevels() -> [Window] {
        let list = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            g_list_model_get_item(list, index).map { Window(adopting: $0) }
        }.filter { name(of: $0.widget) != "GtkTooltipWindow" }
    }

    /// Chooses as a person does.
    public static func choose(_ position: UInt32, inDropDownNamed name: String, in root: Widget) -> Bool {
        guard let control = control(name, "GtkDropDown", in: root) else { return false }
        gtk_drop_down_set_selected(OpaquePointer(control), position)
        return true
    }

    /// Switches the switch of that name over.
    public static func toggle(_ name: String, in root: Widget) -> Bool {
        guard let control = control(name, "GtkSwitch", in: root) else { return false }
        let isOn = gtk_switch_get_active(OpaquePointer(control))
        gtk_switch_set_active(OpaquePointer(control), isOn == 0 ? 1 : 0)
        return true
    }

    /// Whether the switch of that name is on; nil if there is none.
    public static func isOn(switchNamed name: String, in root: Widget) -> Bool? {
        control(name, "GtkSwitch", in: root).map { gtk_switch_get_active(OpaquePointer($0)) != 0 }
    }

    /// The position that is chosen.
    public static func choice(inDropDownNamed name: String, in root: Widget) -> UInt32? {
        control(name, "GtkDropDown", in: root).map { gtk_drop_down_get_selected(OpaquePointer($0)) }
    }

    /// Replaces what the field holds.
    public static func write(_ text: String, intoFieldNamed name: String, in root: Widget) -> Bool {
        guard let field = field(name, in: root) else { return false }
        gtk_editable_set_text(OpaquePointer(field), text)
        return true
    }

    /// What the field holds.
    public static func text(ofFieldNamed name: String, in root: Widget) -> String? {
        field(name, in: root).map { String(cString: gtk_editable_get_text(OpaquePointer($0))) }
    }

    /// Types of the mapped controls that take the keyboard and have neither a name of their own nor words on them.
    public static func nameless(in root: Widget) -> [String] {
        let controls: Set = [
            "GtkButton", "GtkToggleButton", "GtkMenuButton", "GtkDropDown", "GtkSwitch", "GtkEntry", "GtkPasswordEntry",
            "GtkSearchEntry", "GtkListView",
        ]
        var found: [String] = []
        visit(root.widget) { widget in
            let type = name(of: widget)
            guard controls.contains(type), gtk_widget_get_mapped(widget) != 0, !isInTitleBarOrControl(widget),
                gtk_test_accessible_has_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL) == 0,
                gtk_test_accessible_has_relation(OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY) == 0
            else { return }
            found.append(type)
        }
        return found
    }

    /// GTK's own window buttons, and the parts controls are made of.
    private static func isInTitleBarOrControl(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        var parent = gtk_widget_get_parent(widget)
        while let next = parent {
            if ["GtkWindowControls", "GtkDropDown", "GtkMenuButton", "GtkSearchEntry", "GtkPasswordEntry"].contains(
                name(of: next))
            {
                return true
            }
            parent = gtk_widget_get_parent(next)
        }
        return false
    }

    private static func field(_ name: String, in root: Widget) -> UnsafeMutablePointer<GtkWidget>? {
        control(name, "GtkEntry", in: root) ?? control(name, "GtkPasswordEntry", in: root)
    }

    static func control(_ wanted: String, _ type: String, in root: Widget) -> UnsafeMutablePointer<GtkWidget>? {
        var found: UnsafeMutablePointer<GtkWidget>?
        visit(root.widget) { widget in
            if found == nil, gtk_widget_get_mapped(widget) != 0, name(of: widget) == type, isNamed(widget, wanted) {
                found = widget
            }
        }
        return found
    }
}
