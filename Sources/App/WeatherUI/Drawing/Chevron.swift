internal import Charts
internal import Gtk

/// The sign beside a title that opens a page, which points where text goes and grows with it.
@MainActor
final class Chevron {
    /// Paints itself only as long as it is kept.
    private let view = DrawingView(width: 0, height: 0)
    private let box: LayoutContainer
    var root: Widget { box }

    /// The width and the height in pixels, in the present size of text.
    static var size: (width: Int, height: Int) {
        let scale = Appearance.textScale
        return (Int((6 * scale).rounded()), Int((10 * scale).rounded()))
    }

    init() {
        let area = view.area.decorative()
        box = LayoutContainer(
            [area],
            layout: CustomLayout { axis, _ in
                SizeRequest(least: axis == .horizontal ? Self.size.width : Self.size.height)
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
            }
        ).decorative().aligned(vertically: .center)
        view.show { width, height, _ in
            var drawing = Drawing(width: width, height: height)
            let scale = height / 10
            let points = [(1, 1), (5, 5), (1, 9)].map { Point($0 * scale, $1 * scale) }
            let isMirrored = TextDirection.isRightToLeft
            drawing.line(
                points.map { isMirrored ? Point(width - $0.x, $0.y) : $0 },
                Stroke(.even(Look.palette.secondaryText), width: 1.7 * scale))
            return drawing
        }
    }

    /// Draws it again in the present colours and size of text.
    func redraw() {
        view.redraw()
        box.resize()
    }
}
