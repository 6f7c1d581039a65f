internal import CGtk

/// The style of all windows of the program.
@MainActor
public enum Appearance {
    /// Whether the theme's dark variant is used.
    public static var isDark: Bool {
        get { Property.bool("gtk-application-prefer-dark-theme", of: settings) }
        set {
            // What is there before is the desktop's own wish.
            _ = prefersDarkTheme
            shownDark = newValue
            Property.set("gtk-application-prefer-dark-theme", newValue, on: settings)
            if isHighContrast { chooseTheme() }
        }
    }

    /// The value set last by the program; nil while it has set none.
    private static var shownDark: Bool?
    private static var desktopPrefersDark = false

    /// Whether a dark theme is asked for by somebody else than this program, as in GTK's settings.ini.
    public static var prefersDarkTheme: Bool {
        if isDark != shownDark {
            desktopPrefersDark = isDark
            shownDark = isDark
        }
        return desktopPrefersDark
    }

    /// Whether changes are animated.
    public static var isAnimated: Bool {
        get { Property.bool("gtk-enable-animations", of: settings) }
        set { Property.set("gtk-enable-animations", newValue, on: settings) }
    }

    /// Whether the cursor of a text field blinks.
    public static var blinksCursor: Bool {
        get { Property.bool("gtk-cursor-blink", of: settings) }
        set { Property.set("gtk-cursor-blink", newValue, on: settings) }
    }

    /// Whether high contrast is used, also by the theme.
    public static var isHighContrast = false {
        didSet { if isHighContrast != oldValue { chooseTheme() } }
    }

    /// The style class of every window of the program, for its style sheet; nil for none.
    public static var programStyle: String?

    /// The size of text relative to the usual one: 1 at 96 dots an inch, 2 for text twice as large.
    ///
    /// A change lasts until the desktop tells a size.
    public static var textScale: Double {
        get {
            let resolution = Property.int("gtk-xft-dpi", of: settings)
            return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
        }
        set { Property.set("gtk-xft-dpi", Int((newValue * 1024 * 96).rounded()), on: settings) }
    }

    /// The name of the desktop's theme while it is replaced by another one; nil otherwise.
    private static var ownTheme: String?

    /// Chooses GTK's own theme for high contrast, as only that has such variants.
    private static func chooseTheme() {
        if isHighContrast, ownTheme == nil { ownTheme = Property.string("gtk-theme-name", of: settings) }
        let name = isHighContrast ? (isDark ? "Default-hc-dark" : "Default-hc") : ownTheme
        if !isHighContrast { ownTheme = nil }
        if let name { Property.set("gtk-theme-name", name, on: settings) }
    }

    /// Whether the name of the desktop's theme is that of a dark one, for desktops without a portal.
    public static var hasDarkTheme: Bool {
        [":dark", "-dark", "inverse"].contains { desktopTheme?.hasSuffix($0) == true }
    }

    /// Whether the name of the desktop's theme is that of one in high contrast, for desktops without a portal.
    public static var hasHighContrastTheme: Bool {
        ["highcontrast", "-hc"].contains { desktopTheme?.contains($0) == true }
    }

    private static var desktopTheme: String? {
        let name =
            g_getenv("GTK_THEME").map { String(cString: $0) } ?? ownTheme
            ?? Property.string("gtk-theme-name", of: settings)
        return name?.lowercased()
    }

    /// Enlarges text as far as the desktop's font is larger than the one that sizes are reckoned with, of 11 points; to be
    /// called once, at the start.
    public static func followFontSize() {
        guard let font = Property.string("gtk-font-name", of: settings),
            let points = font.split(separator: " ").last.flatMap({ Double($0) }), points > defaultPoints
        else { return }
        textScale *= min(points / defaultPoints, 3)
    }

    private static let defaultPoints = 11.0

    static var settings: Object {
        Object(retaining: UnsafeMutableRawPointer(gtk_settings_get_default()))
    }
}

extension Appearance {
    /// Sets the style of all windows: the theme's variant, and the style classes "dark" and "high-contrast".
    public static func show(isDark: Bool, isHighContrast: Bool) {
        self.isHighContrast = isHighContrast
        self.isDark = isDark
        let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
        for index in 0..<g_list_model_get_n_items(windows.opaque) {
            if let window = g_list_model_get_item(windows.opaque, index) { mark(Widget(adopting: window)) }
        }
    }

    /// Adds the style classes of the present style and the program to a new window; dialogs of this module do so
    /// themselves.
    public static func mark(_ window: Widget) {
        if let programStyle { window.styled(programStyle) }
        window.setStyle("dark", isDark)
        window.setStyle("high-contrast", isHighContrast)
    }
}
