internal import CGtk

/// The folders of the program's own icons.
@MainActor
public enum IconFolder {
    private static var themePaths: [String]?
    /// The icon theme for dark backgrounds in windows of any style; nil if none has been set.
    private(set) static var onDarkGround: Object?

    /// Makes icons in these folders take precedence, replacing those set before; each is laid out as an icon theme
    /// ("hicolor/scalable/status/…").
    public static func use(_ folders: [String]) {
        guard let display = gdk_display_get_default() else { return }
        let theme = gtk_icon_theme_get_for_display(display)
        let known = themePaths ?? paths(of: theme)
        themePaths = known
        var texts: [UnsafePointer<CChar>?] = (folders + known).map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_icon_theme_set_search_path(theme, &texts)
        texts.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
    }

    /// Sets the folders of icons for images on a dark background.
    public static func useOnDarkGround(_ folders: [String]) {
        let theme = Object(adopting: UnsafeMutableRawPointer(gtk_icon_theme_new()))
        gtk_icon_theme_set_theme_name(theme.opaque, "hicolor")
        var texts: [UnsafePointer<CChar>?] = folders.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_icon_theme_set_search_path(theme.opaque, &texts)
        texts.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
        onDarkGround = theme
    }

    private static func paths(of theme: OpaquePointer?) -> [String] {
        guard let list = gtk_icon_theme_get_search_path(theme) else { return [] }
        defer { g_strfreev(list) }
        return sequence(state: 0) { index -> String? in
            defer { index += 1 }
            return list[index].map { String(cString: $0) }
        }.map { $0 }
    }
}
