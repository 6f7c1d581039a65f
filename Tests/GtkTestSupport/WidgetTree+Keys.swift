import CGtk
import CGtkTestShims
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Presses the keys where the keyboard's focus is: first those above it that ask before it, then from it upwards,
    /// then the window's shortcuts; whether somebody took them.
    ///
    /// - Parameter keys: The keys as GTK writes accelerators: "<Shift>F10".
    public static func pressKeys(_ keys: String, in window: Window) -> Bool {
        var (key, modifiers): (guint, GdkModifierType) = (0, test_modifiers_none)
        guard gtk_accelerator_parse(keys, &key, &modifiers) != 0 else { return false }
        let focus = gtk_root_get_focus(window.opaque) ?? window.widget
        let way = Array(sequence(first: focus) { gtk_widget_get_parent($0) })
        for (phase, widgets) in [(GTK_PHASE_CAPTURE, way.reversed()), (GTK_PHASE_BUBBLE, way)] {
            for controller in widgets.flatMap({ controllers(of: $0, gtk_event_controller_key_get_type()) }) {
                guard gtk_event_controller_get_propagation_phase(controller.opaque) == phase else { continue }
                if test_press_key(controller.opaque, key, modifiers) != 0 { return true }
            }
        }
        return controllers(of: window.widget, gtk_shortcut_controller_get_type()).contains { controller in
            activate(keys, among: controller, window.widget)
        }
    }

    /// The widget's controllers of the type.
    static func controllers(of widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> [Object] {
        let all = Object(adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
        return (0..<g_list_model_get_n_items(all.opaque)).compactMap { index in
            g_list_model_get_item(all.opaque, index).map { Object(adopting: $0) }
        }.filter { g_type_check_instance_is_a($0.pointer(), type) != 0 }
    }

    private static func activate(
        _ keys: String, among shortcuts: Object, _ widget: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
        (0..<g_list_model_get_n_items(shortcuts.opaque)).contains { index in
            guard let item = g_list_model_get_item(shortcuts.opaque, index) else { return false }
            let shortcut = Object(adopting: item)
            guard let text = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut.opaque)) else {
                return false
            }
            defer { g_free(text) }
            let action = gtk_shortcut_get_action(shortcut.opaque)
            return String(cString: text) == keys
                && gtk_shortcut_action_activate(action, test_shortcut_action_default, widget, nil) != 0
        }
    }
}
