internal import CGtk

/// Drawings as image files.
@MainActor
public enum PictureFile {
    /// Draws a picture.
    ///
    /// - Parameters:
    ///   - width: The width in units of the drawing.
    ///   - height: The height in units of the drawing.
    ///   - scale: The pixels of the file for each unit of the drawing.
    ///   - widget: The widget whose font is used for text.
    /// - Returns: The bytes of a PNG file; nil where there is no memory for it.
    public static func png(
        width: Int, height: Int, scale: Int, like widget: Widget, _ draw: (Canvas) -> Void
    ) -> [UInt8]? {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(height * scale))
        let cairo = cairo_create(surface)
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        if let cairo {
            cairo_scale(cairo, Double(scale), Double(scale))
            draw(Canvas(cairo: cairo, widget: widget.widget, width: Double(width), height: Double(height)))
        }
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { bytes in
            cairo_surface_write_to_png_stream(
                surface,
                { bytes, piece, count in
                    bytes?.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: piece, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, bytes)
        }
        return status == CAIRO_STATUS_SUCCESS ? bytes : nil
    }
}
