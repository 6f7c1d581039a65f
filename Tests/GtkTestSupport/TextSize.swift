import CGtk
@testable import Gtk

/// The size of all text, as a desktop sets it.
@MainActor
public enum TextSize {
    /// Runs the body with text so many times as large, and then with the usual one again.
    public static func scaled<Result>(by scale: Double, _ body: () throws -> Result) rethrows -> Result {
        set(scale)
        defer { set(1) }
        return try body()
    }

    private static func set(_ scale: Double) {
        var value = GValue()
        // The fundamental type of an int.
        g_value_init(&value, GType(6 << 2))
        g_value_set_int(&value, Int32(96 * 1024 * scale))
        g_object_set_property(
            Appearance.settings.raw.assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
        g_value_unset(&value)
    }
}
