import CGtk
import CGtkTestShims
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// How many widgets there are below and with the root.
    public static func count(in root: Widget) -> Int {
        var count = 0
        visit(root.widget) { _ in count += 1 }
        return count
    }

    /// How many windows the program has open.
    public static var openWindows: Int { toplevels.count }

    /// Destroys every window but this one.
    public static func closeWindows(but window: Window) {
        for other in toplevels where other != window.raw {
            gtk_window_destroy(other.assumingMemoryBound(to: GtkWindow.self))
        }
        GtkTesting.settle()
    }

    /// Opens the menu of that name and presses its line of that label; false where there is none.
    public static func openMenu(_ name: String, line label: String, in root: Widget) -> Bool {
        guard let button = menu(name, in: root), let popover = gtk_menu_button_get_popover(OpaquePointer(button))
        else { return false }
        gtk_menu_button_popup(OpaquePointer(button))
        var line: UnsafeMutablePointer<GtkWidget>?
        visit(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)) { widget in
            guard self.name(of: widget) == "GtkButton", self.label(of: widget) == label else { return }
            line = widget
        }
        guard let line else { return false }
        test_emit(line, "clicked")
        gtk_menu_button_popdown(OpaquePointer(button))
        return true
    }

    /// The dialogs for a file that are open.
    public static var fileChoosers: [Window] {
        topLevels().filter { name(of: $0.widget) == "GtkFileChooserDialog" }
    }

    /// Leaves a dialog for a file without one.
    public static func cancelFileChooser(_ dialog: Window) {
        test_file_dialog_respond(dialog.pointer(), GTK_RESPONSE_CANCEL.rawValue)
        GtkTesting.settle()
    }

    static func menu(_ name: String, in root: Widget) -> UnsafeMutablePointer<GtkWidget>? {
        var found: UnsafeMutablePointer<GtkWidget>?
        visit(root.widget) { widget in
            if self.name(of: widget) == "GtkMenuButton", isNamed(widget, name) { found = widget }
        }
        return found
    }

    private static var toplevels: [UnsafeMutableRawPointer] {
        guard let list = gtk_window_get_toplevels() else { return [] }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            g_object_unref(item)
            return UnsafeMutableRawPointer(item)
        }
    }
}
