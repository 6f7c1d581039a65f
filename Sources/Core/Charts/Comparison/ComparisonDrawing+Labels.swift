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
            return [name] + sums(of: line, lane)
        }
    }

    /// Whether each sum has room for its unit over its day; else the unit stands once before the row, in the gutter.
    private var sumsBearUnit: Bool {
        let all = chart.lines.flatMap(\.sums).compactMap { $0?.text }
        return all.allSatisfy { measure.size(of: $0, .chart).width <= layout.dayWidth - 6 }
    }

    /// Whether now leaves out the rows of the sums: above lanes without room beside them, and where a sum of today has no room
    /// beside it.
    var breaksNow: Bool {
        guard !layout.isNarrow, let now = chart.now else { return layout.isNarrow }
        let today = Int(now / 24)
        let letters: Lettering = chart.parting == today ? .boldChart : .chart
        let sums = chart.lines.compactMap { $0.sums.indices.contains(today) ? $0.sums[today] : nil }
        let bearUnit = sumsBearUnit
        return sums.contains {
            clear(ofNow: now, measure.size(of: bearUnit ? $0.text : $0.number, letters).width, on: today) == nil
        }
    }

    /// What falls on each day, in a row over the lane: each sum over its own day, and none wider than that, as it would be read
    /// as that of another day or of all.
    private func sums(of line: ComparisonChart.Line, _ lane: Rectangle) -> [DrawnText] {
        let y = lane.y - 10 * layout.textScale
        let (breaksNow, bearUnit) = (breaksNow, sumsBearUnit)
        let unit =
            bearUnit || line.sums.allSatisfy { $0 == nil }
            ? []
            : [DrawnText(chart.sumUnit, at: Point(layout.plot.x - 8, y), .end, .chart, palette.secondaryText)]
        return unit
            + line.sums.enumerated().compactMap { number, sum in
                guard let sum = sum.map({ bearUnit ? $0.text : $0.number }) else { return nil }
                func width(_ letters: Lettering) -> Double { measure.size(of: sum, letters).width }
                let letters: [Lettering] = number == chart.parting ? [.boldChart, .chart] : [.chart]
                // Clear of the sides of a frame.
                guard let fitting = letters.first(where: { width($0) <= layout.dayWidth - 6 }),
                    let x = breaksNow ? middle(of: number) : middle(ofSum: width(fitting), on: number)
                else { return nil }
                return DrawnText(sum, at: Point(x, y), .middle, fitting, palette.bar, rim: palette.card)
            }
    }

    private func middle(of day: Int) -> Double { layout.x((Double(day) + 0.5) * 24) }

    /// Where a sum so wide stands over its day, beside now where that is in the way; nil where it has no room.
    private func middle(ofSum width: Double, on day: Int) -> Double? {
        chart.now.map { clear(ofNow: $0, width, on: day) } ?? middle(of: day)
    }

    /// The middle of the day, else beside now; nil where the sum would leave its day.
    private func clear(ofNow now: Double, _ width: Double, on day: Int) -> Double? {
        let (x, middle, aside) = (layout.x(now), middle(of: day), width / 2 + 6)
        return [middle, x + aside, x - aside].first {
            abs($0 - x) >= aside && abs($0 - middle) + width / 2 <= layout.dayWidth / 2 - 2
        }
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
