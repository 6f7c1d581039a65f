internal import Gtk
internal import Presentation

/// Draws a chart of hours: nights, grid, bars, lines, days, the present and the hour that is read.
@MainActor
struct ChartPainter {
    private let chart: HoursChart
    private let selected: Int?
    private let canvas: Canvas
    private let place: ChartGeometry
    private let palette: Palette

    init(_ chart: HoursChart, selected: Int?, on canvas: Canvas) {
        (self.chart, self.selected, self.canvas) = (chart, selected, canvas)
        place = ChartGeometry(height: canvas.height)
        palette = Look.palette
    }

    func paint() {
        paintNights()
        paintGrid()
        paintDays()
        paintBars()
        paintLine(\.secondY, palette.secondLine, width: 2, dash: [5, 4])
        paintLine(\.y, palette.line, width: 2.5, dash: [])
        paintNow()
        paintSelection()
    }

    private var plotTop: Double { place.y(1) }
    private var plotHeight: Double { place.y(0) - place.y(1) }

    private func paintNights() {
        for night in chart.nights {
            canvas.fillRectangle(
                x: place.x(night.start), y: plotTop, width: place.x(night.end) - place.x(night.start),
                height: plotHeight, RGBA(palette.night))
        }
    }

    private func paintGrid() {
        for tick in chart.ticks {
            let y = place.y(tick.y).rounded() + 0.5
            canvas.strokeLine([(0, y), (canvas.width, y)], width: 1, RGBA(palette.grid, alpha: 0.6))
        }
        for mark in chart.hourTicks {
            canvas.drawText(
                mark.text, x: place.x(mark.x), y: place.y(0) + 14, anchor: .middle, scale: 0.85,
                RGBA(palette.secondaryText))
        }
    }

    private func paintDays() {
        for day in chart.days {
            let x = place.x(day.x).rounded() + 0.5
            canvas.strokeLine([(x, plotTop - 30), (x, place.y(0))], width: 1, RGBA(palette.grid))
            canvas.drawText(day.text, x: x + 6, y: 10, scale: 0.9, isBold: true, RGBA(palette.text))
        }
        for change in chart.clockChanges {
            let x = place.x(change.x).rounded() + 0.5
            canvas.strokeLine([(x, plotTop), (x, place.y(0))], width: 1, dash: [2, 3], RGBA(palette.now))
            canvas.drawText(change.text, x: x + 6, y: plotTop + 10, scale: 0.8, RGBA(palette.secondaryText))
        }
    }

    private func paintBars() {
        for point in chart.points {
            guard let height = point.barY, height > 0 else { continue }
            canvas.fillRectangle(
                x: place.x(point.x) + 3, y: place.y(height), width: ChartGeometry.hourWidth - 6,
                height: place.y(0) - place.y(height), radius: 2, RGBA(palette.bar, alpha: point.isPast ? 0.45 : 0.85))
        }
    }

    /// A value that is not known breaks the line.
    private func paintLine(_ value: KeyPath<ChartPoint, Double?>, _ colour: Colour, width: Double, dash: [Double]) {
        var run: [(x: Double, y: Double)] = []
        func end() {
            if run.count == 1 { canvas.fillCircle(x: run[0].x, y: run[0].y, radius: width, RGBA(colour)) }
            if run.count > 1 { canvas.strokeLine(run, width: width, dash: dash, RGBA(colour)) }
            run = []
        }
        for point in chart.points {
            guard let y = point[keyPath: value] else {
                end()
                continue
            }
            run.append((place.x(point.x), place.y(y)))
        }
        end()
    }

    private func paintNow() {
        guard let now = chart.now else { return }
        let x = place.x(now).rounded() + 0.5
        canvas.strokeLine([(x, plotTop - 8), (x, place.y(0))], width: 1.5, RGBA(palette.now))
        canvas.fillCircle(x: x, y: plotTop - 8, radius: 3, RGBA(palette.now))
    }

    private func paintSelection() {
        guard let selected, chart.points.indices.contains(selected) else { return }
        let point = chart.points[selected]
        let x = place.x(point.x)
        canvas.strokeLine([(x, plotTop), (x, place.y(0))], width: 1, RGBA(palette.text, alpha: 0.7))
        if let y = point.y {
            canvas.fillCircle(x: x, y: place.y(y), radius: 6, RGBA(palette.card))
            canvas.fillCircle(x: x, y: place.y(y), radius: 4.5, RGBA(palette.line))
        }
    }
}
