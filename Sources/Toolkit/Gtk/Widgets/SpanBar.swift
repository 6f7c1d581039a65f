internal import CGtk

/// A track with one stretch of it filled.
@MainActor
public final class SpanBar: Widget {
    private let area = DrawingArea(width: 0, height: 6).decorative()
    private var stretch: (start: Double, end: Double)?
    private var colours: (@MainActor () -> (start: RGBA, end: RGBA))?

    /// Shows an empty track.
    ///
    /// - Parameter trackStyle: The track's class in the style sheet.
    public convenience init(trackStyle: String) {
        self.init(new: gtk_overlay_new())
        let track = Container(.horizontal).styled(trackStyle)
        gtk_overlay_set_child(opaque, track.widget)
        gtk_overlay_add_overlay(opaque, area.widget)
        area.draw { [weak self] canvas in self?.paint(canvas) }
    }

    /// Fills from `start` to `end`, each 0 to 1; nil fills nothing.
    ///
    /// - Parameter colours: At both ends, asked for whenever it is drawn; left out, the colour of text.
    public func show(
        _ stretch: (start: Double, end: Double)?, colours: (@MainActor () -> (start: RGBA, end: RGBA))? = nil
    ) {
        (self.stretch, self.colours) = (stretch, colours)
        area.redraw()
    }

    private func paint(_ canvas: Canvas) {
        guard let stretch else { return }
        let (width, height) = (canvas.width, canvas.height)
        // At least as long as it is high, so that a day of one temperature is still a dot.
        let length = max((stretch.end - stretch.start) * width, height)
        let start = max(0, min(stretch.start * width, width - length))
        let left = canvas.isMirrored ? width - start - length : start
        let ends = colours?() ?? (canvas.textColour, canvas.textColour)
        canvas.fillRectangle(
            x: left, y: 0, width: length, height: height, radius: height / 2,
            left: canvas.isMirrored ? ends.1 : ends.0, right: canvas.isMirrored ? ends.0 : ends.1)
    }
}
