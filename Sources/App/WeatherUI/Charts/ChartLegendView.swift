internal import Gtk
internal import Presentation

/// What the lines, bars and shades of a chart stand for.
@MainActor
final class ChartLegendView {
    private let row = FlowGrid(columns: 1...5, spacing: 4)
    private var shown: [ChartLegendEntry] = []
    var root: Widget { row }

    func show(_ entries: [ChartLegendEntry]) {
        guard entries != shown else { return }
        shown = entries
        row.show(
            entries.map { entry in
                let sign = DrawingArea(width: 22, height: 14).decorative()
                sign.draw { Self.paint(entry.sign, on: $0) }
                return Container(
                    .horizontal, spacing: 6,
                    [sign.aligned(vertically: .center), Label(entry.text).ellipsized().styled("secondary")])
            })
    }

    private static func paint(_ sign: ChartLegendEntry.Sign, on canvas: Canvas) {
        let (palette, middle) = (Look.palette, canvas.height / 2)
        let line = [(x: 2.0, y: middle), (x: canvas.width - 2, y: middle)]
        switch sign {
        case .line: canvas.strokeLine(line, width: 2.5, RGBA(palette.line))
        case .secondLine: canvas.strokeLine(line, width: 2, dash: [5, 4], RGBA(palette.secondLine))
        case .bars:
            for (x, height) in [(4.0, 6.0), (10.0, 12.0), (16.0, 9.0)] {
                canvas.fillRectangle(
                    x: x, y: canvas.height - height, width: 4, height: height, radius: 1, RGBA(palette.bar))
            }
        case .night:
            canvas.fillRectangle(
                x: 1, y: 0, width: canvas.width - 2, height: canvas.height, radius: 3, RGBA(palette.secondaryText))
            canvas.fillRectangle(
                x: 2, y: 1, width: canvas.width - 4, height: canvas.height - 2, radius: 2, RGBA(palette.night))
        case .now:
            canvas.strokeLine(
                [(canvas.width / 2, 1), (canvas.width / 2, canvas.height - 1)], width: 1.5, RGBA(palette.now))
        }
    }
}
