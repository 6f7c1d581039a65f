internal import CGtk

/// The style sheets of all windows of the program.
@MainActor
public enum StyleSheet {
    private static var colours: Object?
    /// The files of rules that were loaded; twice the same rules would be matched twice for every widget.
    private static var loaded: Set<String> = []

    /// Loads the named colours of a CSS file, replacing those loaded before.
    public static func useColours(path: String) {
        let provider = colours ?? add()
        colours = provider
        if let provider { gtk_css_provider_load_from_path(provider.pointer(), path) }
    }

    /// Adds the rules of a CSS file to those of the desktop's theme, once; GTK reports errors in it on stderr.
    public static func load(path: String) {
        if loaded.insert(path).inserted, let provider = add() {
            gtk_css_provider_load_from_path(provider.pointer(), path)
        }
    }

    private static func add() -> Object? {
        guard let display = gdk_display_get_default() else { return nil }
        let provider = Object(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        gtk_style_context_add_provider_for_display(
            display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        return provider
    }
}
