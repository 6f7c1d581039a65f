internal import CGtk

/// How all windows of the program look, beside the style sheet.
@MainActor
public enum Appearance {
    /// Whether the theme's dark variant is used.
    public static var isDark: Bool {
        get { Property.bool("gtk-application-prefer-dark-theme", of: settings) }
        set {
            Property.set("gtk-application-prefer-dark-theme", newValue, on: settings)
            if isHighContrast { chooseTheme() }
        }
    }

    /// Whether changes slide and fade.
    public static var isAnimated: Bool {
        get { Property.bool("gtk-enable-animations", of: settings) }
        set { Property.set("gtk-enable-animations", newValue, on: settings) }
    }

    /// Whether the cursor of a text field comes and goes.
    public static var blinksCursor: Bool {
        get { Property.bool("gtk-cursor-blink", of: settings) }
        set { Property.set("gtk-cursor-blink", newValue, on: settings) }
    }

    /// Whether everything has to stand out as far as it can; the theme is asked for it, too.
    public static var isHighContrast = false {
        didSet { if isHighContrast != oldValue { chooseTheme() } }
    }

    /// The style class that every window of the program bears, by which its style sheet knows them; nil for none.
    public static var programStyle: String?

    /// The desktop's own theme, while another one stands in for it.
    private static var ownTheme: String?

    /// GTK's own theme is the one that has variants of high contrast.
    private static func chooseTheme() {
        if isHighContrast, ownTheme == nil { ownTheme = Property.string("gtk-theme-name", of: settings) }
        let name = isHighContrast ? (isDark ? "Default-hc-dark" : "Default-hc") : ownTheme
        if !isHighContrast { ownTheme = nil }
        if let name { Property.set("gtk-theme-name", name, on: settings) }
    }

    /// Whether the desktop's theme is a dark one by its name, as where there is no portal to say so.
    public static var hasDarkTheme: Bool {
        let name =
            g_getenv("GTK_THEME").map { String(cString: $0) } ?? ownTheme
            ?? Property.string("gtk-theme-name", of: settings)
        return [":dark", "-dark", "inverse"].contains { name?.lowercased().hasSuffix($0) == true }
    }

    static var settings: Object {
        Object(retaining: UnsafeMutableRawPointer(gtk_settings_get_default()))
    }
}
