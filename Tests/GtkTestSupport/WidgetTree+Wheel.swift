import CGtk
import CGtkTestShims
@testable public import Gtk

@MainActor
extension WidgetTree {
    /// Turns a real wheel over a point of the window, in pixels from its corner; false where the display lets nobody.
    @discardableResult
    public static func turnWheel(_ steps: Int, atX x: Int, y: Int, withShift: Bool, in window: Window) -> Bool {
        // The fourth button is a step of the wheel upwards, the fifth one downwards.
        press(steps < 0 ? 4 : 5, count: abs(steps), atX: x, y: y, withShift: withShift, in: window)
    }

    /// Moves the real pointer to a point of the window, and clicks there if asked; false where the display lets nobody.
    public static func point(atX x: Int, y: Int, clicks: Bool = false, in window: Window) -> Bool {
        press(1, count: clicks ? 1 : 0, atX: x, y: y, withShift: false, in: window)
    }

    /// Whether the pointer is over one of the widgets of the style class.
    public static func isHovered(styled style: String, in root: Widget) -> Bool {
        var isFound = false
        visit(root.widget) { widget in
            guard gtk_widget_has_css_class(widget, style) != 0 else { return }
            isFound = isFound || gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
        }
        return isFound
    }

    /// Presses the real pointer at a point of the window and lets it go at another one; false where the display lets nobody.
    public static func drag(
        from start: (x: Int, y: Int), to end: (x: Int, y: Int), in window: Window
    ) -> Bool {
        guard !GtkTesting.isOnWayland else { return false }
        GtkTesting.isPointerAway = false
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.opaque, &left, &top)
        return test_drag_pointer(
            Int32(start.x) + Int32(left), Int32(start.y) + Int32(top), Int32(end.x) + Int32(left),
            Int32(end.y) + Int32(top)) != 0
    }

    private static func press(
        _ button: UInt32, count: Int, atX x: Int, y: Int, withShift: Bool, in window: Window
    ) -> Bool {
        guard !GtkTesting.isOnWayland else { return false }
        GtkTesting.isPointerAway = false
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.opaque, &left, &top)
        return test_press_button(
            Int32(x) + Int32(left), Int32(y) + Int32(top), button, Int32(count), withShift ? 1 : 0) != 0
    }

    /// Asks for another size of the window, in pixels.
    public static func resize(_ window: Window, width: Int, height: Int) {
        gtk_window_set_default_size(window.pointer(), Int32(width), Int32(height))
    }

    /// Whether the focus is on something that leads out of the program, such as a link.
    public static func focusLeadsAway(in window: Window) -> Bool {
        gtk_root_get_focus(window.opaque).map { name(of: $0) == "GtkLinkButton" || role(of: $0) == "link" } ?? false
    }

    /// The warnings of GLib's log since the first call.
    public static func warnings(after count: Int = 0) -> [String] {
        test_note_warnings()
        return (count...).lazy.map { test_warning(UInt32($0)).map { String(cString: $0) } }.prefix { $0 != nil }
            .compactMap { $0 }
    }
}
