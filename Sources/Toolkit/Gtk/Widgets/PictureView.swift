internal import CGtk

/// A picture from the bytes of a PNG file, in its own proportions.
@MainActor
public final class PictureView: Widget {
    /// Nil where the bytes are no picture.
    ///
    /// - Parameters:
    ///   - width: The width at which it is shown, in pixels.
    ///   - height: The height at which it is shown, in pixels.
    ///   - name: What it shows, for a screen reader.
    public convenience init?(png bytes: [UInt8], width: Int, height: Int, name: String) {
        guard let texture = Self.texture(bytes) else { return nil }
        self.init(new: gtk_picture_new())
        gtk_picture_set_paintable(opaque, texture.opaque)
        gtk_widget_set_size_request(widget, Int32(width), Int32(height))
        setAccessibleName(name)
    }

    /// Decodes a PNG file.
    static func texture(_ bytes: [UInt8]) -> Object? {
        let content = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(content) }
        return gdk_texture_new_from_bytes(content, nil).map { Object(adopting: UnsafeMutableRawPointer($0)) }
    }
}
