import Foundation

/// Draws a quantity's chart; time and numbers run from left to right in every language.
public struct QuantityDrawing<Measure: TextMeasuring> {
    let chart: QuantityChart
    let layout: QuantityLayout
    let palette: Palette
    let measure: Measure

    /// - Parameter layout: Where its parts lie, made of the same chart.
    public init(_ chart: QuantityChart, _ layout: QuantityLayout, palette: Palette, measure: Measure) {
        (self.chart, self.layout, self.palette, self.measure) = (chart, layout, palette, measure)
    }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        var drawing = Drawing(width: layout.width, height: layout.height)
        addGround(to: &drawing)
        addScale(to: &drawing)
        addUsual(to: &drawing)
        addValues(to: &drawing)
        addNow(to: &drawing)
        addLegend(to: &drawing)
        addArrows(to: &drawing)
        for label in extremeLabels + dayLabels + hourLabels + laneLabels + gutterLabels { drawing.add(.label(label)) }
        return drawing
    }

    /// The line through a point that is read, to be drawn over the rest.
    public func reading(of index: Int) -> Drawing {
        var drawing = Drawing(width: layout.width, height: layout.height)
        guard chart.points.indices.contains(index) else { return drawing }
        let point = chart.points[index]
        let middle = x(of: point)
        let line = middle.rounded() + 0.5
        drawing.line(
            [Point(line, layout.plot.y), Point(line, layout.plot.bottom)], Stroke(.even(palette.text), width: 1))
        for (height, isHollow) in [(point.second.map(secondY), true), (point.value.map(y), false)] {
            guard let height else { continue }
            let centre = Point(middle, height)
            drawing.fill(.circle(centre, radius: 5.5), .even(palette.card))
            drawing.fill(.circle(centre, radius: 4), .even(palette.text))
            if isHollow { drawing.fill(.circle(centre, radius: 2.4), .even(palette.card)) }
        }
        return drawing
    }

    /// The height of a number, at the plot's edge for one beyond the scale.
    func y(_ value: Double) -> Double {
        let (low, high) = (chart.scale.lowerBound, chart.scale.upperBound)
        let shown = min(max(value, low), high)
        let share = chart.isLogarithmic ? log(shown / low) / log(high / low) : (shown - low) / (high - low)
        return bottom - share * (bottom - top)
    }

    /// The height of a number of the second line.
    func secondY(_ value: Double) -> Double {
        guard let second = chart.second else { return y(value) }
        let (low, high) = (second.range.lowerBound, second.range.upperBound)
        let share = (min(max(value, low), high) - low) / (high - low)
        return second.form == .hanging
            ? layout.plot.y + share * layout.plot.height : bottom - share * (bottom - top)
    }

    /// Room above for the numbers over the line, and below for those under it; without these nought is the plot's bottom.
    private var top: Double { layout.plot.y + margin }
    private var bottom: Double { layout.plot.bottom - (chart.tellsLows ? margin : 0) }

    /// A tenth of the plot, and room for a number at least.
    private var margin: Double { max(22 * layout.textScale, layout.plot.height / 10) }

    /// Where a point lies: at its time, a bar's in its middle.
    func x(of point: QuantityPoint) -> Double {
        layout.x(point.start + (chart.style == .bars ? point.length / 2 : 0))
    }

    var nowX: Double? { chart.now.map { layout.x($0) } }

    private func addGround(to drawing: inout Drawing) {
        let plot = layout.plot
        func fill(_ from: Double, _ to: Double, _ paint: Paint) {
            let (left, right) = (max(layout.x(from), plot.x), min(layout.x(to), plot.right))
            guard right > left else { return }
            drawing.fill(
                .rectangle(Rectangle(x: left, y: plot.y, width: right - left, height: plot.height)), paint)
        }
        for day in chart.days where day.isWeekend { fill(day.start, day.end, .even(palette.weekend)) }
        let strength = layout.dayWidth >= 60 * layout.textScale || palette.isHighContrast ? 1 : 0.55
        for night in chart.nights { fill(night.lowerBound, night.upperBound, .even(palette.night, opacity: strength)) }
        for day in chart.days.dropFirst() {
            let x = layout.x(day.start).rounded() + 0.5
            drawing.line(
                [Point(x, plot.y), Point(x, plot.bottom)], Stroke(.even(palette.grid, opacity: 0.55), width: 1))
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
        drawing.line(
            [Point(layout.plot.x, layout.plot.bottom), Point(layout.plot.right, layout.plot.bottom)],
            Stroke(.even(palette.grid), width: 1))
    }

    private func addNow(to drawing: inout Drawing) {
        guard let x = nowX else { return }
        let end = layout.lane == nil ? layout.hours.y + 4 : layout.plot.bottom
        drawing.line([Point(x, layout.plot.y), Point(x, end)], Stroke(.even(palette.now), width: 2))
        let pill = nowPill(at: x)
        drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.now))
        drawing.add(
            .label(DrawnText(chart.nowText, at: pill.centre, .middle, .boldChart, palette.card)))
        guard chart.style != .bars, let present = chart.present, let value = chart.points[present].value else { return }
        let centre = Point(layout.x(chart.points[present].start), y(value))
        drawing.fill(.circle(centre, radius: 5.5), .even(palette.card))
        drawing.fill(.circle(centre, radius: 4), linePaint)
    }

    /// The ground of "Now" below the plot, or in its top where a lane lies below, beside the numbers of the scale.
    func nowPill(at x: Double) -> Rectangle {
        let size = measure.size(of: chart.nowText, .boldChart)
        let width = size.width + max(18, size.height)
        // It stays clear of the numbers of the scale.
        let left = min(max(x - width / 2, layout.plot.x), layout.width - width - 2)
        let top = layout.lane == nil ? layout.hours.y + 3 : layout.plot.y + 3
        return Rectangle(x: left, y: top, width: width, height: size.height + 2)
    }

    private func addLegend(to drawing: inout Drawing) {
        for (index, line) in layout.legend.enumerated() {
            let y = layout.legendTop + (Double(index) + 0.5) * QuantityLayout.line * layout.textScale
            for (sign, x) in line {
                let end = x + QuantityLayout.swatch * layout.textScale
                if sign == .usual {
                    addUsualSwatch(Rectangle(x: x, y: y - 5, width: end - x, height: 10), to: &drawing)
                } else if sign == .spread, !palette.isHighContrast {
                    drawing.fill(
                        .rectangle(Rectangle(x: x, y: y - 5, width: end - x, height: 10), radius: 2),
                        swatchPaint.faded(to: 0.3))
                } else if sign == .spread {
                    for edge in [y - 5, y + 5] {
                        drawing.line([Point(x, edge), Point(end, edge)], stroke(sign))
                    }
                } else if sign == .second, let form = chart.second?.form, form != .line {
                    addSwatch(form, Rectangle(x: x, y: y - 5, width: end - x, height: 10), to: &drawing)
                } else if sign == .forecast, chart.style == .bars {
                    drawing.fill(
                        .rectangle(Rectangle(x: x, y: y - 5, width: end - x, height: 10), radius: 2),
                        .even(palette.bar))
                } else {
                    drawing.line([Point(x, y), Point(end, y)], stroke(sign, isSwatch: true))
                }
                drawing.add(
                    .label(
                        DrawnText(
                            chart.legend[sign] ?? "", at: Point(end + QuantityLayout.gap * layout.textScale, y), .start,
                            .chart, palette.secondaryText)))
            }
        }
    }
}
