import CGtk
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// What a walk by Tab could stop at: shown, sensitive, and willing to take the keyboard.
    static func focusable(in root: Widget) -> [UnsafeMutablePointer<GtkWidget>] {
        var found: [UnsafeMutablePointer<GtkWidget>] = []
        visit(root.widget) { widget in
            let isBarred = sequence(first: widget) { gtk_widget_get_parent($0) }.contains {
                gtk_widget_get_can_focus($0) == 0
            }
            if gtk_widget_get_mapped(widget) != 0, gtk_widget_get_focusable(widget) != 0,
                gtk_widget_is_sensitive(widget) != 0, !isBarred, !isEmptyList(widget)
            {
                found.append(widget)
            }
        }
        return found
    }

    private static func isEmptyList(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard name(of: widget) == "GtkListView" else { return false }
        return gtk_list_view_get_model(OpaquePointer(widget)).map { g_list_model_get_n_items($0) } ?? 0 == 0
    }

    /// Opens the menu or the list of choices of that name; what it shows, or nil where there is none.
    public static func openPopover(_ name: String, in root: Widget) -> Widget? {
        if let choice = control(name, "GtkDropDown", in: root) {
            var popover: UnsafeMutablePointer<GtkWidget>?
            visit(choice) { if self.name(of: $0) == "GtkPopover" { popover = $0 } }
            // Its button is pressed for a moment before the list comes.
            gtk_widget_activate(choice)
            return popover.map { Widget(retaining: UnsafeMutableRawPointer($0)) }
        }
        guard let button = menu(name, in: root), let popover = gtk_menu_button_get_popover(OpaquePointer(button))
        else { return nil }
        gtk_menu_button_popup(OpaquePointer(button))
        return Widget(retaining: UnsafeMutableRawPointer(popover))
    }

    /// Moves the focus to the control of that name, or to what in it takes the keyboard.
    public static func focusWithin(_ name: String, in root: Widget) -> Bool {
        var isMoved = false
        visit(root.widget) { widget in
            guard !isMoved, gtk_widget_get_mapped(widget) != 0, isNamed(widget, name) else { return }
            isMoved = gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
        }
        return isMoved
    }

    /// Popovers that are open at this moment.
    public static func openPopovers(in root: Widget) -> [Widget] {
        var found: [Widget] = []
        visit(root.widget) { widget in
            if name(of: widget) == "GtkPopover", gtk_widget_get_visible(widget) != 0 {
                found.append(Widget(retaining: UnsafeMutableRawPointer(widget)))
            }
        }
        return found
    }

    /// Closes a popover, as Escape does.
    public static func closePopover(_ popover: Widget) {
        gtk_popover_popdown(popover.pointer())
        GtkTesting.settle()
    }
}
