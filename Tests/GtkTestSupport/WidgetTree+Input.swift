import CGtk
import CGtkTestShims
@testable public import Gtk

/// What a person does to a window, found by what a screen reader calls it; each returns whether it was there.
@MainActor
extension WidgetTree {
    /// Presses the button of that accessible name or label.
    ///
    /// - Parameter evenHidden: Whether it may lie in a menu that is closed.
    public static func press(_ name: String, in root: Widget, evenHidden: Bool = false) -> Bool {
        let types = ["GtkButton", "GtkToggleButton"]
        let buttons = types.lazy.compactMap { type in
            first(in: root, where: { isNamed($0, name) || label(of: $0) == name }, ofType: type, evenHidden: evenHidden)
        }
        guard let button = buttons.first else { return false }
        test_emit(button, "clicked")
        return true
    }

    /// Puts the text into the only search field there is.
    public static func type(_ text: String, in root: Widget) -> Bool {
        guard let field = first(in: root, where: { _ in true }, ofType: "GtkSearchEntry") else { return false }
        gtk_editable_set_text(OpaquePointer(field), text)
        return true
    }

    /// Presses Enter in the only search field there is.
    public static func submit(in root: Widget) -> Bool {
        guard let field = first(in: root, where: { _ in true }, ofType: "GtkSearchEntry") else { return false }
        test_emit(field, "activate")
        return true
    }

    /// Presses Enter on a row of the list of that accessible name.
    public static func activateRow(_ index: Int, ofListNamed name: String, in root: Widget) -> Bool {
        guard let list = first(in: root, where: { isNamed($0, name) }, ofType: "GtkListView"),
            let model = gtk_list_view_get_model(OpaquePointer(list)), g_list_model_get_n_items(model) > index
        else { return false }
        return withVariant("uint32 \(index)") {
            gtk_widget_activate_action_variant(list, "list.activate-item", $0) != 0
        }
    }

    /// Chooses a row of the list of that accessible name.
    public static func selectRow(_ index: Int, ofListNamed name: String, in root: Widget) -> Bool {
        guard let list = first(in: root, where: { isNamed($0, name) }, ofType: "GtkListView"),
            let model = gtk_list_view_get_model(OpaquePointer(list))
        else { return false }
        return gtk_selection_model_select_item(model, UInt32(index), 1) != 0
    }

    private static func first(
        in root: Widget, where isWanted: (UnsafeMutablePointer<GtkWidget>) -> Bool, ofType type: String,
        evenHidden: Bool = false
    ) -> UnsafeMutablePointer<GtkWidget>? {
        var found: UnsafeMutablePointer<GtkWidget>?
        visit(root.widget) { widget in
            guard found == nil, evenHidden || gtk_widget_get_mapped(widget) != 0, name(of: widget) == type,
                isWanted(widget)
            else { return }
            found = widget
        }
        return found
    }

    /// The text on a button; of a line of a menu, without its keys.
    static func label(of button: UnsafeMutablePointer<GtkWidget>) -> String? {
        let plain = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self)
        if let text = gtk_button_get_label(plain) { return String(cString: text) }
        guard role(of: button) == "menu-item" else { return nil }
        var text: String?
        visit(button) { widget in
            guard text == nil, name(of: widget) == "GtkLabel" else { return }
            text = String(cString: gtk_label_get_text(OpaquePointer(widget)))
        }
        return text
    }
}
