internal import Charts
internal import Gtk

/// A drawing that is made for the size it is given, painted once and kept until it changes.
@MainActor
final class DrawingView {
    /// Makes the drawing for a width and a height in pixels, in the font of the view.
    typealias Maker = @MainActor (_ width: Double, _ height: Double, _ measure: FontMeasure) -> Drawing

    let area: DrawingArea
    /// The room of text in its font.
    let measure: FontMeasure
    private var maker: Maker?

    /// - Parameters:
    ///   - width: The least width in pixels.
    ///   - height: The least height in pixels.
    ///   - isOnDark: Whether its pictures lie on a dark ground even in a light window.
    ///   - isCoarse: Whether edges are smoothed with fewer steps, as there are so many.
    init(width: Int, height: Int, onDarkGround isOnDark: Bool = false, isCoarse: Bool = false) {
        area = DrawingArea(width: width, height: height).styled("drawing")
        measure = FontMeasure(ruler: TextRuler(area))
        area.drawOnce { [weak self] canvas in
            guard let self, let maker else { return }
            if isCoarse { canvas.smoothCoarsely() }
            DrawingPainter(on: canvas, onDarkGround: isOnDark).paint(maker(canvas.width, canvas.height, measure))
        }
    }

    /// Shows what the closure makes, now and whenever the size changes.
    ///
    /// - Parameter fade: The time in milliseconds in which the former drawing gives way to it.
    func show(fadingFor fade: Double = 0, _ maker: @escaping Maker) {
        self.maker = maker
        if fade > 0 { area.redraw(fadingFor: fade) } else { area.redraw() }
    }

    /// Paints the drawing again, in the present colours and font.
    func redraw() {
        area.redraw()
    }
}
