extension MeteogramDrawing {
    /// The ground of "Now", kept within the drawing.
    func nowPill(at x: Double) -> Rectangle {
        let size = measure.size(of: meteogram.words.now, .boldChart)
        // Round ends as wide as they are high leave each corner of the word its ground.
        let width = size.width + max(18, size.height)
        let left = min(max(x - width / 2, 2), layout.width - width - 2)
        return Rectangle(
            x: left, y: layout.hours.centre.y - size.height / 2 - 2, width: width, height: size.height + 4)
    }

    /// Now beats a day, a day beats an hour; what would be cut or touch is left out.
    var timeLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: layout.hours.y - 8, width: layout.width, height: layout.hours.height + 16), measure,
            gap: 5)
        let y = layout.hours.centre.y
        if let x = nowX {
            let pill = nowPill(at: x)
            placer.place(DrawnText(meteogram.words.now, at: Point(pill.centre.x, y), .middle, .boldChart, palette.card))
            placer.keepFree(pill)
        }
        for (index, day) in meteogram.days.enumerated() where view.contains(day.start) {
            let left = x(day.start) + 5
            let end =
                meteogram.days.indices.contains(index + 1) ? x(meteogram.days[index + 1].start) : layout.plot.right
            let candidates = [day.text, day.shortText]
                .map { DrawnText($0, at: Point(left, y), .start, .boldChart, palette.text) }
                .filter { $0.box(measure).right <= min(end, layout.plot.right) }
            if placer.place(firstOf: candidates) == false, index == 0 { continue }
        }
        if let day = dayInView {
            placer.place(
                DrawnText(day.shortText, at: Point(layout.plot.x, y), .start, .boldChart, palette.text))
        }
        let isDay = meteogram.day != nil
        let widest = rows.map { measure.size(of: $0.timeText, .chart).width }.max() ?? 0
        if let end = meteogram.words.end {
            placer.place(DrawnText(end, at: Point(layout.plot.right, y), .middle, .chart, palette.secondaryText))
        }
        var last = ""
        for row in rows(every: step(forWidth: widest))
        where (isDay || row.clockHour != 0) && row.start >= view.lowerBound && row.timeText != last {
            let label = DrawnText(row.timeText, at: Point(x(row.start), y), .middle, .chart, palette.secondaryText)
            if placer.place(label) { last = row.timeText }
        }
        return placer.labels
    }

    /// The day of all that is in view, where neither a midnight nor now tells it.
    private var dayInView: MeteogramMoment? {
        guard nowX == nil, !meteogram.days.contains(where: { view.contains($0.start) }) else { return nil }
        return meteogram.days.last { $0.start < view.lowerBound }
    }

    /// Units and names of the scales, beside the lanes.
    var gutterLabels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: 0, width: layout.width, height: layout.height), measure, gap: 0)
        let right = layout.plot.x - 8
        let words = meteogram.words
        func left(_ text: String, _ y: Double) {
            placer.place(DrawnText(text, at: Point(right, y), .end, .chart, palette.secondaryText))
        }
        if let reference = meteogram.curve.reference, let y = y(of: reference.value) { left(reference.text, y) }
        if let unit = meteogram.curve.unit { left(unit, layout.curve.centre.y) }
        left(words.chanceUnit, layout.chance.centre.y)
        left(words.windUnit, layout.wind.centre.y)
        for (limit, text) in zip(PrecipitationScale.limits.dropFirst(), words.limits) { left(text, rainY(limit)) }
        left(words.rainUnit, layout.rain.y + 3)
        for label in bandLabels { placer.place(label) }
        return placer.labels
    }
}
