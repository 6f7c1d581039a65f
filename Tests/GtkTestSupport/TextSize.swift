import CGtk
@testable import Gtk

/// The size of all text, as a desktop sets it.
@MainActor
public enum TextSize {
    /// Runs the body with text of so many per cent of the usual size.
    public static func with(percent: Int, _ body: () throws -> Void) rethrows {
        let own = Property.int("gtk-xft-dpi", of: Appearance.settings)
        set(96 * 1024 * percent / 100)
        defer { set(own) }
        try body()
    }

    private static func set(_ resolution: Int) {
        var value = GValue()
        // G_TYPE_INT, a macro.
        g_value_init(&value, GType(6 << 2))
        g_value_set_int(&value, gint(resolution))
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()).map {
            $0.assumingMemoryBound(to: GObject.self)
        }
        g_object_set_property(settings, "gtk-xft-dpi", &value)
        g_value_unset(&value)
    }
}
