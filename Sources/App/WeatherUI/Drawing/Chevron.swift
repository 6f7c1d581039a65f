internal import Charts
internal import Gtk

/// The sign beside a title that opens a page, which points where text goes.
@MainActor
final class Chevron {
    /// Paints itself only as long as it is kept.
    private let view = DrawingView(width: 6, height: 10)
    let root: Widget

    init() {
        root = view.area.decorative().aligned(vertically: .center)
        view.show { width, height, _ in
            var drawing = Drawing(width: width, height: height)
            let points = [Point(1, 1), Point(5, 5), Point(1, 9)]
            let isMirrored = TextDirection.isRightToLeft
            drawing.line(
                points.map { isMirrored ? Point(width - $0.x, $0.y) : $0 },
                Stroke(.even(Look.palette.secondaryText), width: 1.7))
            return drawing
        }
    }

    /// Draws it again in the present colours.
    func redraw() { view.redraw() }
}
