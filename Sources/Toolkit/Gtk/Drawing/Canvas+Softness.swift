internal import CGtk

extension Canvas {
    /// Draws what has no edges at a quarter of its size and smooths it, for a sixteenth of the work.
    ///
    /// The body draws in the same pixels as on this canvas.
    public func smoothed(_ body: (Canvas) -> Void) {
        let share = 0.25
        let picture = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32((width * share).rounded(.up)), Int32((height * share).rounded(.up)))
        defer { cairo_surface_destroy(picture) }
        cairo_surface_set_device_scale(picture, share, share)
        guard let coarse = cairo_create(picture) else { return }
        body(Canvas(cairo: coarse, widget: widget, width: width, height: height))
        cairo_destroy(coarse)
        cairo_save(cairo)
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
        // Else the edges of the canvas would fade into nothing.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}
