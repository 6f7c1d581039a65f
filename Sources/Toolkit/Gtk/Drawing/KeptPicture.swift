internal import CGtk

/// A picture that is painted once for each size and then copied, so that scrolling paints nothing again.
@MainActor
final class KeptPicture {
    private var surface: OpaquePointer?
    private var former: OpaquePointer?
    private var size: (width: Double, height: Double, scale: Int32, era: Int) = (0, 0, 0, 0)
    /// Raised where every picture is to be painted anew, whatever it shows.
    static var era = 0

    isolated deinit {
        discard()
        cairo_surface_destroy(former)
    }

    /// How much of the picture is seen over the one that gives way to it, from 0 to 1.
    var share = 1.0 {
        didSet {
            guard share >= 1 else { return }
            cairo_surface_destroy(former)
            former = nil
        }
    }

    /// Lets the picture give way to the one that is painted next, of which nothing is seen at first.
    func giveWay() {
        cairo_surface_destroy(former)
        (former, surface, share) = (surface, nil, 0)
    }

    /// Lets the picture be painted anew the next time it is shown.
    func discard() {
        cairo_surface_destroy(surface)
        surface = nil
    }

    /// Shows the picture, after painting it if the size has changed or it was discarded.
    func show(on canvas: Canvas, _ paint: (Canvas) -> Void) {
        let wanted = (canvas.width, canvas.height, gtk_widget_get_scale_factor(canvas.widget), Self.era)
        if surface == nil || wanted != size {
            discard()
            size = wanted
            surface = painted(canvas, paint)
        }
        if let former {
            cairo_set_source_surface(canvas.cairo, former, 0, 0)
            cairo_paint(canvas.cairo)
        }
        cairo_set_source_surface(canvas.cairo, surface, 0, 0)
        cairo_paint_with_alpha(canvas.cairo, share)
    }

    private func painted(_ canvas: Canvas, _ paint: (Canvas) -> Void) -> OpaquePointer? {
        let scale = Double(size.scale)
        let picture = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32((size.width * scale).rounded(.up)), Int32((size.height * scale).rounded(.up)))
        cairo_surface_set_device_scale(picture, scale, scale)
        guard let cairo = cairo_create(picture) else { return picture }
        defer { cairo_destroy(cairo) }
        paint(Canvas(cairo: cairo, widget: canvas.widget, width: size.width, height: size.height))
        return picture
    }
}
