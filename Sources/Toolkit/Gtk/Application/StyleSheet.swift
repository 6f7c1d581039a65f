internal import CGtk

/// Rules for how all windows of the program look.
@MainActor
public enum StyleSheet {
    /// Adds the rules in the CSS file to those of the desktop's theme; GTK reports errors in it on stderr.
    public static func load(path: String) {
        guard let display = gdk_display_get_default() else { return }
        let provider = Object(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        gtk_css_provider_load_from_path(provider.pointer(), path)
        gtk_style_context_add_provider_for_display(
            display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
}
