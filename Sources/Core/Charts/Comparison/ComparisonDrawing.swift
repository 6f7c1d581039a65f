import WeatherModel

/// Draws forecasts side by side; time and numbers run from left to right in every language.
public struct ComparisonDrawing<Measure: TextMeasuring> {
    let chart: ComparisonChart
    let layout: ComparisonLayout
    let palette: Palette
    let colours: ComparisonColours
    let measure: Measure

    /// - Parameter layout: Where its parts lie, made of the same chart.
    public init(_ chart: ComparisonChart, _ layout: ComparisonLayout, palette: Palette, measure: Measure) {
        (self.chart, self.layout, self.palette, self.measure) = (chart, layout, palette, measure)
        colours = ComparisonColours(palette)
    }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        var drawing = Drawing(width: layout.width, height: layout.height)
        addGround(to: &drawing)
        addScale(to: &drawing)
        addLanes(to: &drawing)
        addLines(to: &drawing)
        addParting(to: &drawing)
        addNow(to: &drawing)
        // Words over the lines of the chart have a ground of their own.
        for (line, lane) in zip(chart.lines, layout.lanes) {
            guard let words = missing(of: line, lane) else { continue }
            drawing.fill(.rectangle(words.box(measure).grown(by: 4), radius: 3), .even(palette.card))
        }
        for label in labels { drawing.add(.label(label)) }
        return drawing
    }

    /// The line through a time that is read, to be drawn over the rest.
    public func reading(of index: Int) -> Drawing {
        var drawing = Drawing(width: layout.width, height: layout.height)
        guard chart.readings.indices.contains(index) else { return drawing }
        let reading = chart.readings[index]
        let x = layout.x(reading.hour)
        let line = x.rounded() + 0.5
        for panel in layout.panels {
            drawing.line([Point(line, panel.y), Point(line, panel.bottom)], Stroke(.even(palette.text), width: 1))
        }
        for (own, value) in zip(chart.lines, reading.values) {
            guard let value else { continue }
            addDot(Point(x, y(value)), colours.colour(own.stroke), to: &drawing)
        }
        return drawing
    }

    /// The height of a number.
    func y(_ value: Double) -> Double {
        let (low, high) = (chart.scale.lowerBound, chart.scale.upperBound)
        let (top, bottom) = (layout.plot.y + 10, layout.plot.bottom - 8)
        return bottom - (min(max(value, low), high) - low) / (high - low) * (bottom - top)
    }

    private func addDot(_ centre: Point, _ colour: Colour, to drawing: inout Drawing) {
        drawing.fill(.circle(centre, radius: 5.5), .even(palette.card))
        drawing.fill(.circle(centre, radius: 4), .even(colour))
    }

    private func addGround(to drawing: inout Drawing) {
        let plot = layout.plot
        func fill(_ from: Double, _ to: Double, _ paint: Paint) {
            let (left, right) = (max(layout.x(from), plot.x), min(layout.x(to), plot.right))
            guard right > left else { return }
            for panel in layout.panels {
                drawing.fill(
                    .rectangle(Rectangle(x: left, y: panel.y, width: right - left, height: panel.height)), paint)
            }
        }
        for (number, day) in chart.days.enumerated() where day.isWeekend {
            fill(Double(number) * 24, Double(number + 1) * 24, .even(palette.weekend))
        }
        for night in chart.nights { fill(night.lowerBound, night.upperBound, .even(palette.night)) }
        for number in chart.days.indices.dropFirst() {
            let x = layout.x(Double(number) * 24).rounded() + 0.5
            // Not through the rows of numbers and names.
            for part in [plot] + layout.lanes {
                drawing.line(
                    [Point(x, part.y), Point(x, part.bottom)], Stroke(.even(palette.grid, opacity: 0.55), width: 1))
            }
        }
    }

    private func addScale(to drawing: inout Drawing) {
        for tick in chart.ticks {
            let y = y(tick.value).rounded() + 0.5
            drawing.line(
                [Point(layout.plot.x, y), Point(layout.plot.right, y)],
                tick.value == chart.freezing
                    ? Stroke(.even(palette.secondaryText), width: 1, dash: [4, 3])
                    : Stroke(.even(palette.grid), width: 1, dash: [2, 3]))
        }
        let edge = layout.plot.bottom.rounded() + 0.5
        drawing.line(
            [Point(layout.plot.x, edge), Point(layout.plot.right, edge)], Stroke(.even(palette.grid), width: 1))
    }

    private func addLanes(to drawing: inout Drawing) {
        for (line, lane) in zip(chart.lines, layout.lanes) {
            for share in [1.0 / 3, 2.0 / 3] where line.missingText == nil {
                let y = (lane.bottom - lane.height * share).rounded() + 0.5
                drawing.line(
                    [Point(lane.x, y), Point(lane.right, y)], Stroke(.even(palette.grid), width: 1, dash: [2, 3]))
            }
            let swatch =
                layout.isNarrow
                ? Point(ComparisonLayout.side, lane.y - ComparisonLayout.nameRise * layout.textScale)
                : Point(ComparisonLayout.side, lane.bottom - 22 * layout.textScale)
            drawing.line(
                [swatch, swatch.moved(x: 18 * layout.textScale)],
                colours.stroke(line.stroke, textScale: layout.textScale))
            let base = lane.bottom.rounded() + 0.5
            drawing.line([Point(lane.x, base), Point(lane.right, base)], Stroke(.even(palette.axis), width: 1))
            for bar in line.bars {
                let (left, right) = (layout.x(bar.hours.lowerBound), layout.x(bar.hours.upperBound))
                let height = max(2, PrecipitationScale.height(bar.rate) * lane.height)
                let box = Rectangle(x: left, y: lane.bottom - height, width: max(right - left - 0.5, 1), height: height)
                drawing.fill(.rectangle(box), .even(palette.rain[PrecipitationIntensity(rate: bar.rate).rawValue]))
            }
        }
    }

    private func addLines(to drawing: inout Drawing) {
        // The first one lies on top of the others.
        for line in chart.lines.reversed() {
            let stroke = colours.stroke(line.stroke, textScale: layout.textScale, isCoarse: line.isCoarse)
            for run in line.runs {
                let points = run.map { Point(layout.x($0.hour), y($0.value)) }
                if points.count > 1 {
                    let path = line.isCoarse ? Path.line(points) : MonotoneCurve.path(points)
                    drawing.add(.stroke(path, Stroke(.even(palette.card, opacity: 0.8), width: 4 * layout.textScale)))
                    drawing.add(.stroke(path, stroke))
                }
                if line.isCoarse || points.count == 1 {
                    for point in points {
                        drawing.fill(.circle(point, radius: 2.5), .even(colours.colour(line.stroke)))
                    }
                }
            }
        }
    }

    /// The first day on which they part is framed.
    private func addParting(to drawing: inout Drawing) {
        guard let day = chart.parting else { return }
        let left = layout.x(Double(day) * 24) + 0.5
        for panel in layout.panels {
            let box = Rectangle(x: left, y: panel.y + 0.5, width: layout.dayWidth - 1, height: panel.height - 1)
            drawing.add(.stroke(.rectangle(box, radius: 6), Stroke(.even(palette.secondaryText), width: 1)))
        }
    }

    private func addNow(to drawing: inout Drawing) {
        guard let now = chart.now else {
            for line in chart.lines {
                let run = line.now.flatMap { now in line.runs.first { $0.contains { $0.hour <= now + 1 } } }
                guard let now = line.now, let point = run?.last(where: { $0.hour <= now + 1 }) else { continue }
                addDot(Point(layout.x(point.hour), y(point.value)), colours.colour(line.stroke), to: &drawing)
            }
            return
        }
        let x = layout.x(now)
        // Not through the sums of days that have no room beside it.
        let parts = breaksNow ? [layout.plot] + layout.lanes : layout.panels
        for (number, part) in parts.enumerated() {
            let end = number == parts.count - 1 ? layout.foot.y : part.bottom
            drawing.line([Point(x, part.y), Point(x, end)], Stroke(.even(palette.now), width: 2))
        }
        let pill = nowPill(at: x)
        drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.now))
        drawing.add(.label(DrawnText(chart.nowText, at: pill.centre, .middle, .boldChart, palette.card)))
    }

    /// The ground of "Now", kept within the drawing.
    private func nowPill(at x: Double) -> Rectangle {
        let size = measure.size(of: chart.nowText, .boldChart)
        let width = size.width + 18
        let left = min(max(x - width / 2, 2), layout.width - width - 2)
        return Rectangle(x: left, y: layout.foot.y, width: width, height: size.height + 2)
    }
}
