internal import Charts
internal import Gtk

/// Draws a sign of the legend in the way of the chart.
@MainActor
enum ChartSign {
    static let (width, height) = (22.0, 14.0)

    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The top edge.
    static func paint(_ sign: ChartLegendEntry.Sign, x: Double, y: Double, on canvas: Canvas) {
        let palette = Look.palette
        let line = [(x: x + 2, y: y + height / 2), (x: x + width - 2, y: y + height / 2)]
        switch sign {
        case .line: canvas.strokeLine(line, width: 2.5, RGBA(palette.line))
        case .secondLine: canvas.strokeLine(line, width: 2, dash: [5, 4], RGBA(palette.secondLine))
        case .bars:
            for (left, length) in [(4.0, 6.0), (10.0, 12.0), (16.0, 9.0)] {
                canvas.fillRectangle(
                    x: x + left, y: y + height - length, width: 4, height: length, radius: 1, RGBA(palette.bar))
            }
        case .night:
            canvas.fillRectangle(
                x: x + 1, y: y, width: width - 2, height: height, radius: 3, RGBA(palette.secondaryText))
            canvas.fillRectangle(
                x: x + 2, y: y + 1, width: width - 4, height: height - 2, radius: 2, RGBA(palette.night))
        case .now:
            canvas.strokeLine(
                [(x + width / 2, y + 4), (x + width / 2, y + height)], width: 1.5, RGBA(palette.now))
            canvas.fillCircle(x: x + width / 2, y: y + 3, radius: 3, RGBA(palette.now))
        }
    }
}
