extension QuantityDrawing {
    /// The highest value of each day above the line and the lowest below it, where there is room clear of every line.
    var extremeLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(
                x: layout.plot.x - 8, y: layout.plot.y, width: layout.plot.width + 16, height: layout.plot.height),
            measure, gap: 2, obstacles: lines)
        for day in chart.days {
            let known = chart.points.filter { $0.start >= day.start && $0.start < day.end && $0.value != nil }
            guard let highest = known.max(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
                (highest.value ?? 0) != 0 || chart.style != .bars
            else { continue }
            let bold = Lettering(9.5, isBold: true)
            place(highest, of: day, at: y(highest.value ?? 0), above: true, bold, &placer)
            guard chart.style == .temperature, let lowest = known.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
                lowest.start - day.start > 0.5, day.end - lowest.start > 1.5
            else { continue }
            place(lowest, of: day, at: y(lowest.value ?? 0), above: false, Lettering(9.5), &placer)
        }
        return placer.labels
    }

    private func place(
        _ point: QuantityPoint, of day: QuantityDay, at y: Double, above isAbove: Bool, _ letters: Lettering,
        _ placer: inout LabelPlacer<Measure>
    ) {
        let size = measure.size(of: point.valueText, letters)
        let middle = x(of: point)
        let column = layout.x(day.start)...max(layout.x(day.start), layout.x(day.end))
        // Close to its point, else beside or beyond a line that is in the way, and never over another day.
        let places = [4.0, 8, 13, 18, 24].flatMap { distance in
            [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30].filter { column.contains(middle + $0) }.map { shift in
                let height = y + (isAbove ? -1 : 1) * (size.height / 2 + distance)
                return DrawnText(
                    point.valueText, at: Point(middle + shift, height), .middle, letters, palette.text,
                    rim: palette.card)
            }
        }
        placer.place(firstOf: places)
    }

    /// What is drawn of lines in the plot: now, midnights, the scale and the curves, in pieces that follow them.
    private var lines: [Rectangle] {
        let plot = layout.plot
        let upright = chart.days.dropFirst().map {
            Rectangle(x: layout.x($0.start), y: plot.y, width: 1, height: plot.height)
        }
        let level = chart.ticks.map { Rectangle(x: plot.x, y: y($0.value).rounded(), width: plot.width, height: 1) }
        let now = nowX.map { Rectangle(x: $0 - 3, y: plot.y, width: 6, height: plot.height) }
        let curves = (runs(reported: true) + runs(reported: false)).flatMap { run in
            [\QuantityPoint.value, \.second].flatMap { value in
                run.split { $0[keyPath: value] == nil }.flatMap { part in
                    Self.pieces(part.compactMap { point in point[keyPath: value].map { Point(x(of: point), y($0)) } })
                }
            }
        }
        return upright + level + [now].compactMap { $0 } + (chart.style == .bars ? [] : curves)
    }

    private static func pieces(_ points: [Point]) -> [Rectangle] {
        zip(points, points.dropFirst()).flatMap { start, end -> [Rectangle] in
            let count = max(1, (abs(end.y - start.y) / 4).rounded(.up))
            return stride(from: 0, to: count, by: 1).map { step in
                let (from, to) = (step / count, (step + 1) / count)
                let (left, right) = (start.x + (end.x - start.x) * from, start.x + (end.x - start.x) * to)
                let (one, other) = (start.y + (end.y - start.y) * from, start.y + (end.y - start.y) * to)
                return Rectangle(x: left, y: min(one, other) - 1, width: right - left, height: abs(other - one) + 2)
            }
        }
    }

    /// Weekdays above dates, today among them; where days are too narrow for all, every second, fourth or seventh.
    var dayLabels: [DrawnText] {
        let letters = { (day: QuantityDay) in Lettering(9, isBold: day.isToday) }
        let line = 15 * layout.textScale
        let widest =
            chart.days.map {
                max(measure.size(of: $0.weekday, .boldChart).width, measure.size(of: $0.date, .boldChart).width)
            }.max() ?? 0
        let step = [1, 2, 4].first { Double($0) * layout.dayWidth >= widest + 4 } ?? 7
        let today = chart.days.firstIndex(where: \.isToday) ?? 0
        var labels: [DrawnText] = []
        for (index, day) in chart.days.enumerated() where (index - today) % step == 0 {
            let middle = layout.x((day.start + day.end) / 2)
            let colour = day.isToday || day.isWeekend ? palette.text : palette.secondaryText
            let half =
                max(measure.size(of: day.weekday, letters(day)).width, measure.size(of: day.date, letters(day)).width)
                / 2
            guard middle - half >= 0, middle + half <= layout.width else { continue }
            for (row, text) in [day.weekday, day.date].enumerated() {
                labels.append(
                    DrawnText(
                        text, at: Point(middle, layout.names.y + (Double(row) + 0.6) * line), .middle, letters(day),
                        colour))
            }
        }
        return labels
    }

    /// Hours below the plot, as close as the days are wide; "Now" goes before them.
    var hourLabels: [DrawnText] {
        let scaled = layout.dayWidth / layout.textScale
        guard scaled >= 66 else { return [] }
        let pill = nowX.map { nowPill(at: $0) }
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: layout.hours.y, width: layout.width, height: layout.hours.height), measure, gap: 4,
            obstacles: [pill].compactMap { $0 })
        for day in chart.days {
            for (index, hour) in day.hours.enumerated() where scaled >= 130 || (index == 1 && day.hours.count == 3) {
                placer.place(
                    DrawnText(
                        hour.text, at: Point(layout.x(hour.start), layout.hours.y + layout.hours.height / 2), .middle,
                        .chart, palette.secondaryText))
            }
        }
        return placer.labels
    }

    /// The numbers of the scale, its unit, and the names of its parts.
    var gutterLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: 0, width: layout.width, height: layout.hours.bottom), measure, gap: 0)
        let edge = layout.plot.x - 8
        if let unit = chart.unit {
            placer.place(
                DrawnText(unit, at: Point(edge, layout.names.bottom - 6), .end, .chart, palette.secondaryText))
        }
        for tick in chart.ticks {
            placer.place(DrawnText(tick.text, at: Point(edge, y(tick.value)), .end, .chart, palette.secondaryText))
        }
        guard layout.hasBands else { return placer.labels }
        for band in chart.bands {
            let middle = (y(band.range.lowerBound) + y(band.range.upperBound)) / 2
            placer.place(
                DrawnText(
                    band.word, at: Point(layout.plot.right + 8, middle), .start,
                    band.isPresent ? .boldChart : .chart, band.isPresent ? palette.text : palette.secondaryText))
        }
        return placer.labels
    }
}
