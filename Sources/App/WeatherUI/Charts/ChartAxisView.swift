internal import Charts
internal import Gtk

/// The scale of the chart with its units, which does not scroll with the hours.
@MainActor
final class ChartAxisView {
    private let area = DrawingArea(width: 52, height: 250).decorative()
    private var chart: HoursChart?
    var root: Widget { area }

    init() {
        area.styled("chart")
        area.draw { [weak self] canvas in
            guard let chart = self?.chart else { return }
            let place = ChartGeometry(height: canvas.height)
            for tick in chart.ticks {
                canvas.drawText(
                    tick.text, x: canvas.width - 6, y: place.y(tick.y), anchor: .end, scale: 0.85,
                    RGBA(Look.palette.secondaryText))
            }
        }
    }

    func show(_ chart: HoursChart) {
        self.chart = chart
        area.redraw()
    }
}
