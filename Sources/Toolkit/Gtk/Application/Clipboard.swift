internal import CGtk

/// The clipboard of the desktop.
@MainActor
public enum Clipboard {
    /// Puts the text on the clipboard.
    public static func copy(_ text: String) {
        guard let display = gdk_display_get_default() else { return }
        gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
    }

    /// Puts a picture on the clipboard, of the bytes of a PNG file; other bytes leave it as it is.
    public static func copy(png bytes: [UInt8]) {
        guard let display = gdk_display_get_default(), let texture = PictureView.texture(bytes) else { return }
        gdk_clipboard_set_texture(gdk_display_get_clipboard(display), texture.opaque)
    }
}
