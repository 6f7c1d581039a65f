internal import CGtk

extension Appearance {
    /// Gives all windows this look: the theme's variant, and the style classes "dark" and "high-contrast" for the sheet.
    public static func show(isDark: Bool, isHighContrast: Bool) {
        self.isHighContrast = isHighContrast
        self.isDark = isDark
        let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
        for index in 0..<g_list_model_get_n_items(windows.opaque) {
            if let window = g_list_model_get_item(windows.opaque, index) { mark(Widget(adopting: window)) }
        }
    }

    /// Puts the style classes of the look there is, and the program's own, on a window that was made after it; dialogs
    /// of this module are marked by themselves.
    public static func mark(_ window: Widget) {
        if let programStyle { window.styled(programStyle) }
        window.setStyle("dark", isDark)
        window.setStyle("high-contrast", isHighContrast)
    }
}
