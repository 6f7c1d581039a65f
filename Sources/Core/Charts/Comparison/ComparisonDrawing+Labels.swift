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
            let above = lane.y - 10 * layout.textScale
            let (now, today) = (chart.now.map { layout.x($0) }, chart.now.map { Int($0 / 24) })
            var placer = LabelPlacer(
                in: Rectangle(
                    x: lane.x - 8, y: above - 20, width: min(lane.width + 16, layout.width - 2 - lane.x + 8),
                    height: lane.bottom - above + 20),
                measure, gap: 4,
                obstacles: now.map { [Rectangle(x: $0 - 1, y: above - 20, width: 2, height: 40)] } ?? [])
            for number in ranked(line) {
                guard let sum = line.sums[number] else { continue }
                let letters = number == chart.parting ? Lettering.boldChart : .chart
                // Beside now, where that is in the way.
                let half = measure.size(of: sum, letters).width / 2
                let middle = layout.x((Double(number) + 0.5) * 24)
                // That of a narrow day at the edge of the card reaches into the day before.
                let places =
                    [middle, min(middle, layout.width - 2 - half)]
                    + (number == today ? now.map { [$0 + half + 6, $0 - half - 6] } ?? [] : [])
                placer.place(
                    firstOf: places.map {
                        DrawnText(sum, at: Point($0, above), .middle, letters, palette.text, rim: palette.card)
                    })
            }
            return [name] + placer.labels
        }
    }

    /// The days of a line in the order in which their sums get room: the greatest, that on which they part, and the others
    /// from great to small.
    private func ranked(_ line: ComparisonChart.Line) -> [Int] {
        let days = line.sums.indices.sorted { (line.falls[$0], $1) > (line.falls[$1], $0) }
        let (greatest, others) = (Array(days.prefix(1)), Array(days.dropFirst()))
        return greatest + others.filter { $0 == chart.parting } + others.filter { $0 != chart.parting }
    }

    /// The name beside a lane, or above it.
    func name(of line: ComparisonChart.Line, _ lane: Rectangle) -> DrawnText {
        let place =
            layout.isNarrow
            ? Point(narrowNameX, lane.y - 34 * layout.textScale)
            : Point(ComparisonLayout.side, lane.bottom - 8 * layout.textScale)
        return DrawnText(shortened(line.name), at: place, .start, .boldChart, palette.text)
    }

    /// Where names above their lanes begin: beyond now where that would run through one, if all fit there.
    var narrowNameX: Double {
        let start = 28 * layout.textScale
        guard let now = chart.now.map({ layout.x($0) }) else { return start }
        let longest = chart.lines.map { measure.size(of: $0.name, .boldChart).width }.max() ?? 0
        let beyond = now + 32 * layout.textScale
        guard now < start + longest + 6, beyond + longest <= layout.width - 4 * layout.textScale else { return start }
        return beyond
    }

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
            ? layout.width - narrowNameX - 4 * layout.textScale : layout.plot.x - ComparisonLayout.side - 8
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
