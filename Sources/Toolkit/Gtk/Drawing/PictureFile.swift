internal import CGtk

/// A drawing as a file of pixels.
@MainActor
public enum PictureFile {
    /// Draws a picture into a PNG file.
    ///
    /// - Parameters:
    ///   - width: As the drawing counts it.
    ///   - height: As the drawing counts it.
    ///   - scale: Pixels of the file for one of the drawing.
    ///   - widget: Whose font its text is drawn in.
    /// - Returns: Why it could not be written, in the system's words; nil where it was.
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
