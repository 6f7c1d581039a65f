internal import CGtk

/// Writing of drawings as image files.
@MainActor
public enum PictureFile {
    /// Draws a picture into a PNG file.
    ///
    /// - Parameters:
    ///   - width: The width in units of the drawing.
    ///   - height: The height in units of the drawing.
    ///   - scale: The pixels of the file for each unit of the drawing.
    ///   - widget: The widget whose font is used for text.
    /// - Returns: The system's message if the file could not be written; nil if it was.
    public static func writePNG(
        width: Int, height: Int, scale: Int, like widget: Widget, to path: String, _ draw: (Canvas) -> Void
    ) -> String? {
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
        let status = cairo_surface_write_to_png(surface, path)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }
}
