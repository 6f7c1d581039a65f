internal import CGtk

/// How all windows of the program look, beside the style sheet.
@MainActor
public enum Appearance {
    /// Whether the theme's dark variant is used.
    public static var isDark: Bool {
        get { Property.bool("gtk-application-prefer-dark-theme", of: settings) }
        set { Property.set("gtk-application-prefer-dark-theme", newValue, on: settings) }
    }

    /// Whether changes slide and fade.
    public static var isAnimated: Bool {
        get { Property.bool("gtk-enable-animations", of: settings) }
        set { Property.set("gtk-enable-animations", newValue, on: settings) }
    }

    /// Whether everything has to stand out as far as it can; the theme is asked for it, too.
    public static var isHighContrast = false

    static var settings: Object {
        Object(retaining: UnsafeMutableRawPointer(gtk_settings_get_default()))
    }
}
