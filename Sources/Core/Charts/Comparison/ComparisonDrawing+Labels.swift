import WeatherText

extension ComparisonDrawing {
    /// All words, none over another.
    var labels: [DrawnText] { dayLabels + scaleLabels + laneLabels + footLabels }

    /// Weekdays beside dates, or above them where days are narrow; every second or fourth where they are narrower still.
    private var dayLabels: [DrawnText] {
        let gap = 4 * layout.textScale
        func width(_ text: String) -> Double { measure.size(of: text, .boldChart).width }
        let together = chart.days.map { width($0.weekday) + gap + width($0.date) }.max() ?? 0
        let alone = chart.days.map { max(width($0.weekday), width($0.date)) }.max() ?? 0
        let isBeside = layout.areDaysBeside
        let step = [1, 2, 4].first { Double($0) * layout.dayWidth >= (isBeside ? together : alone) + 4 } ?? 7
        return chart.days.enumerated().filter { $0.offset % step == 0 }.flatMap { number, day -> [DrawnText] in
            let middle = layout.x((Double(number) + 0.5) * 24)
            let colour = day.isToday || day.isWeekend ? palette.text : palette.secondaryText
            guard isBeside else {
                let lines = [(day.weekday, 0.3), (day.date, 0.78)]
                return lines.map { text, share in
                    DrawnText(
                        text, at: Point(middle, layout.names.y + layout.names.height * share), .middle,
                        day.isToday ? .boldChart : .chart, colour)
                }
            }
            let half = (width(day.weekday) + gap + width(day.date)) / 2
            return [
                DrawnText(
                    day.weekday, at: Point(middle - half, layout.names.centre.y), .start, .boldChart, palette.text),
                DrawnText(
                    day.date, at: Point(middle + half, layout.names.centre.y), .end, .chart, palette.secondaryText),
            ]
        }
    }

    private var scaleLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: 0, width: layout.width, height: layout.plot.bottom + 8), measure, gap: 0,
            obstacles: dayLabels.map { $0.box(measure) })
        for tick in chart.ticks {
            placer.place(
                DrawnText(
                    tick.text, at: Point(layout.plot.x - 8, y(tick.value)), .end, .chart, palette.secondaryText))
        }
        if let unit = chart.unit {
            placer.place(
                DrawnText(
                    unit, at: Point(layout.plot.x - 8, layout.names.bottom - 6 * layout.textScale), .end, .chart,
                    palette.secondaryText))
        }
        return placer.labels
    }

    /// The names with their strokes beside the lanes, or above them, and what falls on each day.
    private var laneLabels: [DrawnText] {
        zip(chart.lines, layout.lanes).flatMap { line, lane -> [DrawnText] in
            let name = name(of: line, lane)
            if let missing = missing(of: line, lane) { return [name, missing] }
            return [name] + sums(of: line, lane, name)
        }
    }

    /// What falls on each day, in a row over the lane; where days are too narrow for all, some stand beside the name above it.
    private func sums(of line: ComparisonChart.Line, _ lane: Rectangle, _ name: DrawnText) -> [DrawnText] {
        let scale = layout.textScale
        let above = lane.y - 10 * scale
        let head = layout.isNarrow ? name.place.y : nil
        let named = name.box(measure)
        let top = (head ?? above) - 20
        let (now, today) = (chart.now.map { layout.x($0) }, chart.now.map { Int($0 / 24) })
        let row = Rectangle(x: 0, y: above - 10 * scale, width: layout.width, height: 20 * scale)
        var obstacles = now.map { [Rectangle(x: $0 - 1, y: row.y, width: 2, height: row.height)] } ?? []
        if head != nil { obstacles.append(named) }
        var placer = LabelPlacer(
            in: Rectangle(
                x: lane.x - 8, y: top, width: min(lane.width + 16, layout.width - 2 - lane.x + 8),
                height: lane.bottom - top),
            measure, gap: 4, obstacles: obstacles)
        for number in ranked(line) {
            guard let sum = line.sums[number] else { continue }
            let letters = number == chart.parting ? Lettering.boldChart : .chart
            // Beside now, where that is in the way.
            let half = measure.size(of: sum, letters).width / 2
            let middle = layout.x((Double(number) + 0.5) * 24)
            // That of a narrow day at the edge of the card reaches into the day before.
            let inside = min(middle, layout.width - 2 - half)
            let places =
                [middle, inside] + (number == today ? now.map { [$0 + half + 6, $0 - half - 6] } ?? [] : [])
            var points = places.map { Point($0, above) }
            if let head {
                // Still over its day.
                let behind = max(inside, named.right + 5 + half)
                points += [inside, behind].filter { abs($0 - middle) <= layout.dayWidth / 2 }.map { Point($0, head) }
            }
            placer.place(
                firstOf: points.map { DrawnText(sum, at: $0, .middle, letters, palette.bar, rim: palette.card) })
        }
        return placer.labels
    }

    /// The days of a line in the order in which their sums get room: the greatest, that on which they part, and the others
    /// from great to small.
    private func ranked(_ line: ComparisonChart.Line) -> [Int] {
        let days = line.sums.indices.sorted { (line.falls[$0], $1) > (line.falls[$1], $0) }
        let (greatest, others) = (Array(days.prefix(1)), Array(days.dropFirst()))
        return greatest + others.filter { $0 == chart.parting } + others.filter { $0 != chart.parting }
    }

    /// The name beside a lane, or above it.
    private func name(of line: ComparisonChart.Line, _ lane: Rectangle) -> DrawnText {
        let place =
            layout.isNarrow
            ? Point(narrowNameX, lane.y - ComparisonLayout.nameRise * layout.textScale)
            : Point(ComparisonLayout.side, lane.bottom - 8 * layout.textScale)
        return DrawnText(shortened(line.name), at: place, .start, .boldChart, palette.text)
    }

    /// Where names above their lanes begin, behind their strokes.
    private var narrowNameX: Double { ComparisonLayout.side + 24 * layout.textScale }

    /// Why nothing is known, within the lane; nil where something is.
    func missing(of line: ComparisonChart.Line, _ lane: Rectangle) -> DrawnText? {
        line.missingText.map {
            let middle = layout.x((Double(chart.days.count / 2) + 0.5) * 24)
            return DrawnText($0, at: Point(middle, lane.centre.y), .middle, .chart, palette.secondaryText)
        }
    }

    /// The name as far as the gutter has room for it; the table below has it whole.
    private func shortened(_ name: String) -> String {
        let room =
            layout.isNarrow
            ? layout.width - narrowNameX - ComparisonLayout.side : layout.plot.x - ComparisonLayout.side - 8
        guard measure.size(of: name, .boldChart).width > room else { return name }
        var text = name
        while !text.isEmpty, measure.size(of: text + "…", .boldChart).width > room { text.removeLast() }
        return text + "…"
    }

    private var footLabels: [DrawnText] {
        layout.footLines.enumerated().map { number, line in
            let y = layout.foot.y + (12 + Double(number) * ComparisonLayout.footStep) * layout.textScale
            return chart.isMirrored
                ? DrawnText(
                    "\u{2067}\(line)\u{2069}", at: Point(layout.width - ComparisonLayout.side, y), .end, .chart,
                    palette.secondaryText)
                : DrawnText(line, at: Point(ComparisonLayout.side, y), .start, .chart, palette.secondaryText)
        }
    }
}
