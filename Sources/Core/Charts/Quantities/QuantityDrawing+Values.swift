import WeatherText

extension QuantityDrawing {
    /// Each unbroken run of known values of one kind; a run of what was reported goes on to the point after it.
    func runs(reported: Bool) -> [[QuantityPoint]] {
        let points = chart.points
        var runs: [[QuantityPoint]] = []
        var last: Int?
        for index in points.indices where points[index].value != nil {
            let point = points[index]
            let follows = last.map { points[$0].start + points[$0].length >= point.start - 0.01 } ?? false
            let before = last.flatMap { follows ? points[$0] : nil }
            if point.isReported == reported {
                if before?.isReported == reported { runs[runs.count - 1].append(point) } else { runs.append([point]) }
            } else if reported, before?.isReported == true {
                runs[runs.count - 1].append(point)
            }
            last = index
        }
        return runs
    }

    func addValues(to drawing: inout Drawing) {
        guard chart.style != .bars else {
            addBars(to: &drawing)
            return addSecond(to: &drawing)
        }
        addSecond(to: &drawing)
        addBands(to: &drawing)
        for isReported in [true, false] {
            for run in runs(reported: isReported) {
                let points = run.compactMap { point in point.value.map { Point(x(of: point), y($0)) } }
                guard points.count > 1 else {
                    drawing.fill(.circle(points[0], radius: 2.5), isReported ? .even(palette.text) : linePaint)
                    continue
                }
                drawing.add(.stroke(MonotoneCurve.path(points), stroke(isReported ? .reported : .forecast)))
            }
        }
    }

    /// Where the values lie in most runs, from now on, in high contrast as edges.
    private func addBands(to drawing: inout Drawing) {
        for run in runs(reported: false) {
            let coming = run.filter { point in chart.now.map { point.start >= $0 - 0.01 } ?? true }
            for part in coming.split(whereSeparator: { $0.band == nil && $0.start > (chart.now ?? -1) + 0.01 }) {
                let edges = part.compactMap { point in
                    point.value.map { value in
                        (
                            Point(x(of: point), y(point.band?.upperBound ?? value)),
                            Point(x(of: point), y(point.band?.lowerBound ?? value))
                        )
                    }
                }
                let (upper, lower) = (edges.map(\.0), edges.map(\.1))
                guard upper.count > 1 else { continue }
                if palette.isHighContrast {
                    for edge in [upper, lower] {
                        drawing.add(.stroke(MonotoneCurve.path(edge), Stroke(.even(palette.accent), width: 1)))
                    }
                } else {
                    drawing.fill(MonotoneCurve.area(between: upper, and: lower), linePaint.faded(to: 0.17))
                }
            }
        }
    }

    private func addBars(to drawing: inout Drawing) {
        let base = layout.plot.bottom
        for point in chart.points {
            guard let value = point.value, value > 0 else { continue }
            let (left, right) = (layout.x(point.start), layout.x(point.start + point.length))
            // A day stands by itself, hours follow each other.
            let gap = point.isDay ? (right - left) * 0.2 : right - left > 4 ? 0.5 : 0
            let top = min(y(value), base - 1)
            let isPast = chart.now.map { point.start + point.length <= $0 } ?? false
            drawing.fill(
                .rectangle(
                    Rectangle(x: left + gap, y: top, width: max(right - left - 2 * gap, 1), height: base - top)),
                .even(palette.bar, opacity: isPast ? 0.55 : 1))
        }
    }

    /// How a line of the chart is drawn: one of values thicker with larger text, an edge as fine as ever.
    func stroke(_ sign: QuantityChart.Sign, isSwatch: Bool = false) -> Stroke {
        let scale = layout.textScale
        return switch sign {
        case .reported: Stroke(.even(palette.text), width: 1.6 * scale)
        case .forecast: Stroke(isSwatch ? swatchPaint : linePaint, width: 2.4 * scale)
        case .spread: Stroke(swatchPaint, width: 1)
        case .usualMean: Stroke(.even(palette.secondaryText), width: 1.4 * scale, dash: [6 * scale, 4 * scale])
        case .usual: Stroke(.even(palette.secondaryText, opacity: palette.isHighContrast ? 1 : 0.45), width: 1)
        // Gusts are of the wind and on its scale; others are told from the line by being thin. Dots rather than dashes have
        // round ends wherever they are drawn.
        case .second where chart.style == .line && chart.second == nil:
            Stroke(.even(palette.accent), width: 2 * scale, dash: [0.05, 4 * scale - 0.05])
        case .second: Stroke(.even(palette.secondaryText), width: 1.2 * scale)
        }
    }

    /// The colours of temperatures at their heights, else the accent.
    var linePaint: Paint {
        if let steps = chart.steps, !palette.isHighContrast { return linePaint(steps) }
        guard chart.style == .temperature, !palette.isHighContrast else { return .even(palette.accent) }
        let ramp = ColourRamp.temperature(palette.style)
        let known = chart.points.filter { $0.value != nil && $0.celsius != nil }
            .sorted { ($0.value ?? 0) > ($1.value ?? 0) }
        // Half a degree apart at least, as hundreds of stops tell no more.
        var (stops, last): ([PaintStop], Double) = ([], .infinity)
        for point in known {
            guard let value = point.value, let celsius = point.celsius, last - celsius >= 0.5 else { continue }
            stops.append(PaintStop(y(value), ramp.colour(celsius)))
            last = celsius
        }
        return stops.isEmpty ? .even(palette.accent) : .vertical(stops)
    }

    /// The colour of each step at its height.
    private func linePaint(_ steps: DetailScale) -> Paint {
        let paints = DetailPaints(palette: palette)
        let stops = chart.bands.reversed().map { band in
            PaintStop(y((band.range.lowerBound + band.range.upperBound) / 2), paints.step(band.step, of: steps))
        }
        return stops.isEmpty ? .even(palette.accent) : .vertical(stops)
    }

    /// The colour of the line as it is now, for the legend.
    var swatchPaint: Paint {
        if let steps = chart.steps, !palette.isHighContrast, let present = chart.bands.first(where: \.isPresent) {
            return .even(DetailPaints(palette: palette).step(present.step, of: steps))
        }
        guard chart.style == .temperature, !palette.isHighContrast, let present = chart.present,
            let celsius = chart.points[present].celsius
        else { return .even(palette.accent) }
        return .even(ColourRamp.temperature(palette.style).colour(celsius))
    }
}
