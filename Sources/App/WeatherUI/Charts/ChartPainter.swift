internal import Charts
internal import Gtk

/// Draws a chart of hours: nights, grid, bars, lines, days, the present and the selected hour.
@MainActor
struct ChartPainter {
    private let chart: HoursChart
    private let selected: Int?
    private let canvas: Canvas
    private let place: ChartGeometry
    private let palette: Palette

    /// - Parameter selected: The index of the selected hour; nil for none.
    init(_ chart: HoursChart, selected: Int? = nil, in place: ChartGeometry, on canvas: Canvas) {
        (self.chart, self.selected, self.place, self.canvas) = (chart, selected, place, canvas)
        palette = Look.palette
    }

    func paint() {
        paintNights()
        paintGrid()
        paintDays()
        paintBars()
        paintArea()
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
        for mark in chart.hourTicks(atLeast: 46 / place.hourWidth) {
            canvas.drawText(
                mark.text, x: place.x(mark.x), y: place.y(0) + 14, anchor: .middle, scale: 0.85,
                RGBA(palette.secondaryText))
        }
    }

    private func paintDays() {
        for (index, day) in chart.days.enumerated() {
            let x = place.x(day.x).rounded() + 0.5
            canvas.strokeLine([(x, plotTop - 30), (x, place.y(0))], width: 1, RGBA(palette.grid))
            // The name is repeated at noon, so that one is visible wherever the chart is scrolled to.
            let end = chart.days.indices.contains(index + 1) ? chart.days[index + 1].x : chart.length
            let needed = (canvas.size(of: day.text, scale: 0.9, isBold: true).width + 12) / place.hourWidth
            for hour in [day.x, day.x + 12] where hour + needed <= end && (hour == day.x || needed < 12) {
                canvas.drawText(
                    day.text, x: place.x(hour) + 6, y: 10, scale: 0.9, isBold: hour == day.x,
                    RGBA(hour == day.x ? palette.text : palette.secondaryText))
            }
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
                x: place.x(point.x) + place.hourWidth * 0.14, y: place.y(height),
                width: place.hourWidth * (point.length - 0.28), height: place.y(0) - place.y(height), radius: 2,
                RGBA(palette.bar, alpha: point.isPast ? 0.45 : 0.85))
        }
    }

    /// Draws a faint area below the main line, which distinguishes it from the second one.
    private func paintArea() {
        for run in chart.points.split(whereSeparator: { $0.y == nil }) where run.count > 1 {
            let line = run.map { (x: place.x($0.x), y: place.y($0.y ?? 0)) }
            canvas.fillArea(
                line + [(line[line.count - 1].x, place.y(0)), (line[0].x, place.y(0))], RGBA(palette.line, alpha: 0.08))
        }
    }

    /// Draws a line, interrupted at unknown values.
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
