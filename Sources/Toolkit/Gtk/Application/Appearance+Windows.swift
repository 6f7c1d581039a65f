internal import CGtk

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
