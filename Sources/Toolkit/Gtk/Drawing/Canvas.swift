internal import CGtk
internal import CGtkShims

/// The surface of a drawing area, in pixels from its top left corner.
@MainActor
public struct Canvas {
    let cairo: OpaquePointer
    let widget: UnsafeMutablePointer<GtkWidget>

    /// The size of the surface, in pixels.
    public let width, height: Double

    /// The colour that the style sheet gives the area's text.
    public var textColour: RGBA {
        var colour = GdkRGBA()
        shim_widget_get_color(widget, &colour)
        return RGBA(
            red: Double(colour.red), green: Double(colour.green), blue: Double(colour.blue), alpha: Double(colour.alpha)
        )
    }

    /// Whether the style sheet's colours and the text run from right to left.
    public var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Fills a rectangle, with round corners where a radius is given.
    public func fillRectangle(
        x: Double, y: Double, width: Double, height: Double, radius: Double = 0, _ colour: RGBA
    ) {
        rectangle(x: x, y: y, width: width, height: height, radius: min(radius, width / 2, height / 2))
        set(colour)
        cairo_fill(cairo)
    }

    /// Fills a rectangle from one colour at its top to another at its bottom, with round corners where a radius is given.
    public func fillRectangle(
        x: Double, y: Double, width: Double, height: Double, radius: Double = 0, top: RGBA, bottom: RGBA
    ) {
        rectangle(x: x, y: y, width: width, height: height, radius: min(radius, width / 2, height / 2))
        fill(from: top, to: bottom, cairo_pattern_create_linear(0, y, 0, y + height))
    }

    /// Fills a rectangle from one colour at its left to another at its right, with round corners where a radius is given.
    public func fillRectangle(
        x: Double, y: Double, width: Double, height: Double, radius: Double = 0, left: RGBA, right: RGBA
    ) {
        rectangle(x: x, y: y, width: width, height: height, radius: min(radius, width / 2, height / 2))
        fill(from: left, to: right, cairo_pattern_create_linear(x, 0, x + width, 0))
    }

    /// Fills a disc.
    public func fillCircle(x: Double, y: Double, radius: Double, _ colour: RGBA) {
        cairo_new_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        set(colour)
        cairo_fill(cairo)
    }

    /// Draws a line through the points.
    ///
    /// - Parameter dash: Lengths in pixels, drawn and left out by turns; empty for an unbroken line.
    public func strokeLine(
        _ points: [(x: Double, y: Double)], width: Double, dash: [Double] = [], _ colour: RGBA
    ) {
        path(points)
        stroke(width: width, dash: dash, colour)
    }

    /// Draws part of a circle, angles in radians clockwise from three o'clock.
    public func strokeArc(
        x: Double, y: Double, radius: Double, from start: Double, to end: Double, width: Double, dash: [Double] = [],
        _ colour: RGBA
    ) {
        cairo_new_path(cairo)
        cairo_arc(cairo, x, y, radius, start, end)
        stroke(width: width, dash: dash, colour)
    }

    /// Fills the area the points enclose.
    public func fillArea(_ points: [(x: Double, y: Double)], _ colour: RGBA) {
        path(points)
        cairo_close_path(cairo)
        set(colour)
        cairo_fill(cairo)
    }

    /// Draws only inside the rectangle until `body` returns.
    public func clipped(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
        cairo_save(cairo)
        rectangle(x: x, y: y, width: width, height: height, radius: 0)
        cairo_clip(cairo)
        body()
        cairo_restore(cairo)
    }

    private func fill(from start: RGBA, to end: RGBA, _ gradient: OpaquePointer?) {
        for (position, colour) in [(0.0, start), (1.0, end)] {
            cairo_pattern_add_color_stop_rgba(
                gradient, position, colour.red, colour.green, colour.blue, colour.alpha)
        }
        cairo_set_source(cairo, gradient)
        cairo_fill(cairo)
        cairo_pattern_destroy(gradient)
    }

    private func stroke(width: Double, dash: [Double], _ colour: RGBA) {
        set(colour)
        cairo_set_line_width(cairo, width)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_dash(cairo, dash, Int32(dash.count), 0)
        cairo_stroke(cairo)
    }

    private func path(_ points: [(x: Double, y: Double)]) {
        cairo_new_path(cairo)
        for point in points { cairo_line_to(cairo, point.x, point.y) }
    }

    private func rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) {
        cairo_new_path(cairo)
        guard radius > 0 else { return cairo_rectangle(cairo, x, y, width, height) }
        cairo_arc(cairo, x + width - radius, y + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, .pi / 2)
        cairo_arc(cairo, x + radius, y + height - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo, x + radius, y + radius, radius, .pi, .pi * 1.5)
        cairo_close_path(cairo)
    }

    func set(_ colour: RGBA) {
        cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, colour.alpha)
    }
}
