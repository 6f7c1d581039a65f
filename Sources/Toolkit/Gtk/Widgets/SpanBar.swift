internal import CGtk

/// A horizontal bar of which a part is filled.
@MainActor
public final class SpanBar: Widget {
    private let area = DrawingArea(width: 0, height: 6).decorative()
    private var stretch: (start: Double, end: Double)?
    private var colours: (@MainActor () -> (start: RGBA, end: RGBA))?

    /// Makes an empty bar.
    ///
    /// - Parameter trackStyle: The style class of the bar.
    public convenience init(trackStyle: String) {
        self.init(new: gtk_overlay_new())
        let track = Container(.horizontal).styled(trackStyle)
        gtk_overlay_set_child(opaque, track.widget)
        gtk_overlay_add_overlay(opaque, area.widget)
        area.draw { [weak self] canvas in self?.paint(canvas) }
    }

    /// Fills the bar from `start` to `end`, each 0 to 1; nil empties it.
    ///
    /// - Parameter colours: Returns the colours at both ends whenever the bar is drawn; by default the text colour.
    public func show(
        _ stretch: (start: Double, end: Double)?, colours: (@MainActor () -> (start: RGBA, end: RGBA))? = nil
    ) {
        (self.stretch, self.colours) = (stretch, colours)
        area.redraw()
    }

    private func paint(_ canvas: Canvas) {
        guard let stretch else { return }
        let (width, height) = (canvas.width, canvas.height)
        // The part is at least as long as high, so that equal ends give a dot.
        let length = max((stretch.end - stretch.start) * width, height)
        let start = max(0, min(stretch.start * width, width - length))
        let left = canvas.isMirrored ? width - start - length : start
        let ends = colours?() ?? (canvas.textColour, canvas.textColour)
        canvas.fillRectangle(
            x: left, y: 0, width: length, height: height, radius: height / 2,
            left: canvas.isMirrored ? ends.1 : ends.0, right: canvas.isMirrored ? ends.0 : ends.1)
    }
}
