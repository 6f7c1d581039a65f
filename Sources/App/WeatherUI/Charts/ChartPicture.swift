internal import Charts
internal import Gtk

/// A picture of the whole chart with its scale and legend, for a file.
@MainActor
enum ChartPicture {
    static let (width, height) = (1200, 400)
    private static let (left, right, legendHeight) = (64.0, 14.0, 34.0)

    /// Writes the picture with two pixels for each pixel of the drawing.
    ///
    /// - Returns: The reason why the file could not be written; nil if it was.
    static func writePNG(_ chart: HoursChart, like widget: Widget, to path: String) -> String? {
        PictureFile.writePNG(width: width, height: height, scale: 2, like: widget, to: path) { paint(chart, on: $0) }
    }

    private static func paint(_ chart: HoursChart, on canvas: Canvas) {
        let palette = Look.palette
        canvas.fillRectangle(x: 0, y: 0, width: canvas.width, height: canvas.height, RGBA(palette.card))
        let place = ChartGeometry(
            height: canvas.height - legendHeight, hourWidth: (canvas.width - left - right) / chart.length, side: left)
        canvas.clipped(x: left, y: 0, width: canvas.width - left - right, height: place.height) {
            ChartPainter(chart, in: place, on: canvas).paint()
        }
        for tick in chart.ticks {
            canvas.drawText(
                tick.text, x: left - 8, y: place.y(tick.y), anchor: .end, scale: 0.85, RGBA(palette.secondaryText))
        }
        var x = left
        for entry in chart.legend {
            ChartSign.paint(entry.sign, x: x, y: canvas.height - 26, on: canvas)
            canvas.drawText(entry.text, x: x + ChartSign.width + 6, y: canvas.height - 19, RGBA(palette.text))
            x += ChartSign.width + 6 + canvas.size(of: entry.text).width + 28
        }
    }
}
