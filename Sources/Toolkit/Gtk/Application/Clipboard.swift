internal import CGtk

/// What is copied in one program and pasted in another.
@MainActor
public enum Clipboard {
    /// Offers the text to be pasted.
    public static func copy(_ text: String) {
        guard let display = gdk_display_get_default() else { return }
        gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
    }
}
