extension MeteogramDrawing {
    /// The height of a value; nil beyond the lane.
    func y(of value: Double) -> Double? {
        guard scale.contains(value) else { return nil }
        // Room above for the numbers on the curve.
        let (top, bottom) = (layout.curve.y + 20 * layout.textScale, layout.curve.bottom - 6)
        return bottom - (value - scale.lowerBound) / (scale.upperBound - scale.lowerBound) * (bottom - top)
    }

    /// Each run of known values, a little beyond the view on both sides.
    var runs: [[Point]] {
        let near = meteogram.hours(in: (view.lowerBound - 6)...(view.upperBound + 6))
        return near.split { $0.value == nil }.map { run in
            run.compactMap { row in
                row.value.map { value in Point(x(row.start), unboundedY(value)) }
            }
        }
    }

    /// The height of a value that may lie just out of view.
    func unboundedY(_ value: Double) -> Double {
        let bounded = min(max(value, scale.lowerBound), scale.upperBound)
        return y(of: bounded) ?? layout.curve.bottom
    }

    /// The curve's height at a place; nil where it is broken.
    func curveY(at x: Double) -> Double? {
        runs.lazy.compactMap { MonotoneCurve.y(at: x, $0) }.first
    }

    /// The colours of the temperatures in view at their heights, else the accent.
    var curvePaint: Paint {
        guard meteogram.curve.isTemperature, !palette.isHighContrast else { return .even(palette.accent) }
        let known = rows.filter { $0.value != nil && $0.celsius != nil }.sorted { ($0.value ?? 0) > ($1.value ?? 0) }
        let ramp = ColourRamp.temperature(palette.style)
        let stops = known.compactMap { row in
            row.value.flatMap { value in
                row.celsius.map { PaintStop(unboundedY(value), ramp.colour($0)) }
            }
        }
        return stops.isEmpty ? .even(palette.accent) : .vertical(stops)
    }

    private var areaPaint: Paint {
        if case .even = curvePaint { curvePaint.faded(to: 0.12) } else { curvePaint.faded(to: 0.14) }
    }

    func addCurve(to drawing: inout Drawing) {
        if let reference = meteogram.curve.reference, let y = y(of: reference.value) {
            drawing.line(
                [Point(layout.plot.x, y), Point(layout.plot.right, y)],
                Stroke(.even(palette.axis), width: 1, dash: [4, 3]))
        }
        let (paint, hasBand) = (curvePaint, rows.contains { $0.band != nil })
        if hasBand { addBands(to: &drawing) }
        for run in runs {
            let inView = Self.clipped(run, to: layout.plot.x...layout.plot.right)
            guard let first = inView.first, let last = inView.last else { continue }
            guard inView.count > 1 else {
                drawing.fill(.circle(first, radius: 2.5), paint)
                continue
            }
            let curve = MonotoneCurve.path(inView)
            if !hasBand {
                var area = curve
                area.append(.line(Point(last.x, layout.curve.bottom)))
                area.append(.line(Point(first.x, layout.curve.bottom)))
                area.append(.close)
                drawing.fill(area, areaPaint)
            }
            drawing.add(.stroke(curve, Stroke(paint, width: 2.5)))
        }
    }

    /// The points within the plot, and one on each edge that the curve crosses.
    static func clipped(_ points: [Point], to plot: ClosedRange<Double>) -> [Point] {
        var inside = points.filter { plot.contains($0.x) }
        if let first = inside.first?.x ?? points.first?.x, first > plot.lowerBound,
            let y = MonotoneCurve.y(at: plot.lowerBound, points)
        {
            inside.insert(Point(plot.lowerBound, y), at: 0)
        }
        if let last = inside.last?.x, last < plot.upperBound, let y = MonotoneCurve.y(at: plot.upperBound, points) {
            inside.append(Point(plot.upperBound, y))
        }
        return inside
    }

    /// The value above each sudden peak, and above every third hour where there is room and the number is not pushed to
    /// another height than its own.
    var curveLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(
                x: layout.plot.x, y: layout.curve.y - 2, width: layout.plot.width, height: layout.curve.height + 2),
            measure, gap: 3, obstacles: curveObstacles)
        let (letters, peaks) = (Lettering(9.5, isBold: true), self.peaks)
        let widest = rows.map { measure.size(of: $0.valueText, letters).width }.max() ?? 0
        func places(of row: MeteogramHour, aside steps: [Double]) -> [DrawnText] {
            guard let value = row.value, let y = y(of: value) else { return [] }
            let size = measure.size(of: row.valueText, letters)
            if !peaks.contains(row.start), let curve = curveHeights(over: row, size.width),
                curve.lowerBound < y - size.height
            {
                return []
            }
            if let nowX, abs(nowX - x(row.start)) < size.width / 2 + 4 { return [] }
            return steps.flatMap { step in
                let middle = x(row.start) + 1.5 + step * (size.width / 2 + 6)
                return labelHeights(over: middle, y, size, isFrost: value < freezing).map {
                    DrawnText(
                        row.valueText, at: Point(middle, $0), .middle, letters, palette.text, rim: ground(at: row.start)
                    )
                }
            }
        }
        let hours = rows(every: step(forWidth: widest))
        let labelled = rows.filter { peaks.contains($0.start) } + hours.filter { !peaks.contains($0.start) }
        let others = labelled.filter { !placer.place(firstOf: places(of: $0, aside: [0])) }
        // The line of midnight, or the edge, would cut a label in its middle; beside its hour it keeps away from the next.
        for row in others {
            let taken = placer.labels.map { $0.box(measure).grown(by: 14) }
            placer.place(
                firstOf: places(of: row, aside: [1, -1]).filter { !taken.contains(where: $0.box(measure).overlaps) })
        }
        return placer.labels
    }

    /// The starts of the hours whose value is the highest of those around them and falls by a third of the scale within three
    /// hours at both sides, as a chance of rain does and no temperature.
    private var peaks: Set<Double> {
        let near = meteogram.hours(in: (view.lowerBound - 3)...(view.upperBound + 3))
        let fall = (scale.upperBound - scale.lowerBound) / 3
        let found = near.indices.filter { index in
            guard let value = near[index].value else { return false }
            func side(_ rows: ArraySlice<MeteogramHour>) -> [Double] {
                rows.filter { abs($0.start - near[index].start) <= 3 }.compactMap(\.value)
            }
            let before = side(near[max(0, index - 3)..<index])
            let after = side(near[(index + 1)..<min(near.count, index + 4)])
            return before.allSatisfy { $0 < value } && after.allSatisfy { $0 <= value }
                && [before, after].allSatisfy { $0.contains { value - $0 >= fall } }
        }
        return Set(found.map { near[$0].start })
    }

    private func curveHeights(over row: MeteogramHour, _ width: Double) -> ClosedRange<Double>? {
        curveHeights(from: x(row.start) + 1.5 - width / 2, to: x(row.start) + 1.5 + width / 2)
    }

    /// Heights for a number at a place: above the curve, above the line of 0° too if that is in its way, below the curve if
    /// it is one of frost.
    private func labelHeights(
        over middle: Double, _ y: Double, _ size: (width: Double, height: Double), isFrost: Bool
    ) -> [Double] {
        let curve = curveHeights(from: middle - size.width / 2, to: middle + size.width / 2) ?? y...y
        let above = curve.lowerBound - 4 - size.height / 2
        let overLine = referenceLine.map { min(above, $0.y - 5 - size.height * 0.375) }
        return [above, overLine, isFrost ? curve.upperBound + 4 + size.height / 2 : nil].compactMap { $0 }
    }

    /// The value below which the curve is well under its reference.
    private var freezing: Double { (meteogram.curve.reference?.value ?? -.infinity) - 1.2 }

    /// The lines that no number may lie on.
    private var curveObstacles: [Rectangle] {
        uprightLines(in: layout.curve)
            + [referenceLine].compactMap { line in
                line.map { Rectangle(x: $0.x, y: $0.y - 3, width: $0.width, height: $0.height + 6) }
            }
    }

    /// The colour behind the hour: the card's or the night's.
    func ground(at hour: Double) -> Colour { isNight(at: hour) ? night : ground }

    /// Whether the ground at an hour is that of the night; a sunrise belongs to the day.
    func isNight(at hour: Double) -> Bool {
        meteogram.nights.contains { $0.lowerBound <= hour && hour < $0.upperBound }
    }

    /// That no hour has the quantity, in as many lines as it takes.
    var missingLabels: [DrawnText] {
        guard let missing = meteogram.words.missing else { return [] }
        let room = layout.curve.grown(by: -2)
        var placer = LabelPlacer(in: room, measure, gap: 0)
        var lines: [String] = []
        for word in missing.split(separator: " ") {
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, measure.size(of: longer, .chart).width <= room.width {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        let height = measure.size(of: missing, .chart).height
        let top = room.centre.y - Double(lines.count - 1) / 2 * height
        for (index, line) in lines.enumerated() {
            placer.place(
                DrawnText(
                    line, at: Point(room.centre.x, top + Double(index) * height), .middle, .chart,
                    palette.secondaryText))
        }
        return placer.labels
    }
}
