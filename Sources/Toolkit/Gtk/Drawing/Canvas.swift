internal import CGtk
internal import CGtkShims

/// The surface of a drawing area, in pixels from its top left corner.
@MainActor
public struct Canvas {
    let cairo: OpaquePointer
    let widget: UnsafeMutablePointer<GtkWidget>

    /// The size of the surface, in pixels.
    public let width, height: Double

    /// Whether the style sheet's colours and the text run from right to left.
    public var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Draws only inside the rectangle until `body` returns.
    public func clipped(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
        cairo_save(cairo)
        cairo_rectangle(cairo, x, y, width, height)
        cairo_clip(cairo)
        body()
        cairo_restore(cairo)
    }

    func set(_ colour: RGBA) {
        cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha)
    }
}
