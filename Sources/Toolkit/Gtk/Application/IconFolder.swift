internal import CGtk

/// Icons of the program's own, beside those of the desktop's theme.
@MainActor
public enum IconFolder {
    /// Looks icons up below the folder too, which is laid out as an icon theme ("hicolor/scalable/status/…").
    public static func add(path: String) {
        guard let display = gdk_display_get_default() else { return }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
    }
}
