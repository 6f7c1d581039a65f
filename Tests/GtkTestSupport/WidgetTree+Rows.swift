import CGtk
import CGtkTestShims
@testable public import Gtk

/// What a pointer does to the rows of a list, found by what a screen reader calls them.
@MainActor
extension WidgetTree {
    /// Presses the button that asks for a menu on the row; false where nothing there listens to it.
    public static func openMenu(ofRowNamed name: String, in root: Widget) -> Bool {
        let gesture = controller(ofRowNamed: name, gtk_gesture_click_get_type(), in: root) {
            gtk_gesture_single_get_button($0.opaque) == guint(GDK_BUTTON_SECONDARY)
        }
        guard let gesture else { return false }
        test_click(gesture.opaque, 5, 5)
        return true
    }

    /// Drags one row onto another one's upper or lower half; whether it was taken there.
    public static func drag(
        rowNamed name: String, toRowNamed other: String, isBelow: Bool, in root: Widget
    ) -> Bool {
        guard let source = controller(ofRowNamed: name, gtk_drag_source_get_type(), in: root),
            let target = controller(ofRowNamed: other, gtk_drop_target_get_type(), in: root),
            let widget = gtk_event_controller_get_widget(target.opaque), let text = test_drag_text(source.opaque)
        else { return false }
        defer { g_free(text) }
        let height = Double(gtk_widget_get_height(widget))
        return test_drop_text(target.opaque, text, isBelow ? height - 2 : 2) != 0
    }

    private static func controller(
        ofRowNamed name: String, _ type: GType, in root: Widget, where isWanted: (Object) -> Bool = { _ in true }
    ) -> Object? {
        var found: Object?
        visit(root.widget) { row in
            guard found == nil, isNamed(row, name) else { return }
            visit(row) { found = found ?? controllers(of: $0, type).first(where: isWanted) }
        }
        return found
    }
}
