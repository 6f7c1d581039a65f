internal import CGtk

extension Canvas {
    /// Smooths edges with fewer steps from here on, in half the time: for outlines of tens of thousands of points.
    public func smoothCoarsely() { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST) }

    /// What an outline is filled or drawn with.
    public enum Source: Sendable {
        /// One colour.
        case even(RGBA)
        /// Colours between two points, at shares of the way from 0 to 1.
        case linear(from: (x: Double, y: Double), to: (x: Double, y: Double), [(share: Double, colour: RGBA)])
        /// Colours from a centre outwards, at shares of the radii from 0 to 1.
        case radial(
            centre: (x: Double, y: Double), radiusX: Double, radiusY: Double, [(share: Double, colour: RGBA)])
    }

    /// Begins a new outline at nothing.
    public func beginOutline() { cairo_new_path(cairo) }

    /// Goes to a point without a line.
    public func move(x: Double, y: Double) { cairo_move_to(cairo, x, y) }

    /// Adds a straight line to a point.
    public func addLine(x: Double, y: Double) { cairo_line_to(cairo, x, y) }

    /// Adds a cubic Bézier curve by its two control points and its end.
    public func addCurve(
        _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), to end: (x: Double, y: Double)
    ) {
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
    }

    /// Adds part of a circle, clockwise, with angles in radians from three o'clock.
    public func addArc(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
        cairo_arc(cairo, x, y, radius, start, end)
    }

    /// Closes the outline by a line to its beginning.
    public func closeOutline() { cairo_close_path(cairo) }

    /// Fills the outline.
    public func fillOutline(_ source: Source) {
        use(source) { cairo_fill(cairo) }
    }

    /// Draws the outline, with round ends and joints.
    ///
    /// - Parameter dash: Lengths in pixels, drawn and left out by turns; empty for an unbroken line. Those under
    ///   a tenth of a pixel are dots as wide as the line.
    public func strokeOutline(_ source: Source, width: Double, dash: [Double] = []) {
        cairo_set_line_width(cairo, width)
        // Flat ends would leave nothing of dashes that are meant to be dots.
        cairo_set_line_cap(cairo, dash.first ?? 0 < 0.1 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_dash(cairo, dash, Int32(dash.count), 0)
        use(source) { cairo_stroke(cairo) }
    }

    private func use(_ source: Source, _ finish: () -> Void) {
        switch source {
        case .even(let colour):
            set(colour)
            finish()
        case .linear(let start, let end, let stops):
            paint(with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, finish)
        case .radial(let centre, let radiusX, let radiusY, let stops):
            guard radiusX > 0, radiusY > 0 else { return cairo_new_path(cairo) }
            let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, radiusX)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1, radiusX / radiusY)
            cairo_matrix_translate(&matrix, -centre.x, -centre.y)
            cairo_pattern_set_matrix(pattern, &matrix)
            paint(with: pattern, stops, finish)
        }
    }

    private func paint(
        with pattern: OpaquePointer?, _ stops: [(share: Double, colour: RGBA)], _ finish: () -> Void
    ) {
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.share, stop.colour.red, stop.colour.green, stop.colour.blue, stop.colour.alpha)
        }
        cairo_set_source(cairo, pattern)
        finish()
        cairo_pattern_destroy(pattern)
    }
}
