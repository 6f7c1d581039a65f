/// Draws what decides over an activity; time runs from left to right in every language.
struct DecidingDrawing<Measure: TextMeasuring> {
    let chart: DecidingChart
    let palette: Palette
    let measure: Measure
    let width: Double
    let scale: Double
    /// Whether the words of a lane stand above it, as beside it there is no room.
    let isStacked: Bool
    let plot: (left: Double, right: Double)
    let length: Double
    let laneHeight: Double

    init(_ chart: DecidingChart, _ room: ChartRoom<Measure>) {
        (self.chart, palette, measure) = (chart, room.palette, room.measure)
        (width, scale) = (room.width, room.textScale)
        let isNarrow = width < 560 * scale
        let gutter = 140 * scale
        let words = chart.courses.flatMap { [($0.title, Lettering.boldChart), ($0.detail, Lettering.chart)] }
        let widest = words.map { [measure] in measure.size(of: $0.0, $0.1).width }.max() ?? 0
        isStacked = isNarrow || widest > gutter - 20
        // Beside the words of a limit its numbers have room, too.
        let beside = chart.courses.compactMap { [measure] course in
            course.bounds.map { measure.size(of: $0.text, .chart).width }.max().map { number in
                max(measure.size(of: course.title, .boldChart).width, measure.size(of: course.detail, .chart).width)
                    + number
            }
        }.max()
        let left = max(gutter, min((beside ?? 0) + 32, 200 * scale))
        plot = isStacked ? (16, max(width - 16, 60)) : (left, max(width - 32, left + 60))
        length = isNarrow ? GoodTimesHours.briefLength : GoodTimesHours.length
        laneHeight = (isStacked ? 76 : 56) * scale
    }

    /// The row of hours, above the lanes.
    var headHeight: Double { 28 * scale }
    /// The height of the whole in pixels.
    var height: Double { headHeight + laneHeight * Double(chart.courses.count) + goodHeight }
    private var goodHeight: Double { goodTop + 44 * scale }
    /// The pixels that the name of the last lane takes, where it stands above it as those of the others do.
    private var goodTop: Double { isStacked ? 22 * scale : 0 }
    /// Where grounds and lines end, above what ends each time.
    private var foot: Double { bottom + goodTop + 26 * scale }
    private var bottom: Double { headHeight + laneHeight * Double(chart.courses.count) }

    /// The hours of the axis at so many pixels from the left edge; nil beside the plot.
    func hour(atX x: Double) -> Double? {
        (plot.left - 4...plot.right + 4).contains(x) ? (x - plot.left) / (plot.right - plot.left) * length : nil
    }

    func x(_ hour: Double) -> Double { plot.left + min(hour, length) / length * (plot.right - plot.left) }

    /// The marks, from the ground up.
    var drawing: Drawing {
        var drawing = Drawing(width: width, height: height)
        addGround(to: &drawing)
        for (number, course) in chart.courses.enumerated() {
            addLane(course, at: headHeight + laneHeight * Double(number), to: &drawing)
        }
        addGoodTimes(to: &drawing)
        addHours(to: &drawing)
        return drawing
    }

    /// The line through a step that is read.
    func reading(of index: Int) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        guard chart.readings.indices.contains(index), chart.readings[index].hour < length else { return drawing }
        let line = x(chart.readings[index].hour).rounded() + 0.5
        for part in verticals(at: line) { drawing.line(part, Stroke(.even(palette.text), width: 1)) }
        return drawing
    }

    /// The pixels at the top of a lane that its words have for themselves, where they stand above it.
    var wordsHeight: Double { isStacked ? 24 * scale : 0 }

    /// Adds the ground of the words above a lane.
    func addBand(at top: Double, to drawing: inout Drawing) {
        let band = Rectangle(x: 0, y: top + 1, width: width, height: wordsHeight - 1)
        drawing.fill(.rectangle(band), .even(palette.card))
    }

    /// The parts of a line through all lanes, which runs through no words.
    private func verticals(at x: Double) -> [[Point]] {
        guard isStacked else { return [[Point(x, headHeight), Point(x, foot)]] }
        let lanes = chart.courses.indices.map { number in
            let top = headHeight + laneHeight * Double(number)
            return [Point(x, top + wordsHeight), Point(x, top + laneHeight)]
        }
        return lanes + [[Point(x, bottom + wordsHeight), Point(x, foot)]]
    }

    private func box(_ hours: ClosedRange<Double>, _ y: Double, _ height: Double) -> Rectangle? {
        let (left, right) = (x(max(hours.lowerBound, 0)), x(hours.upperBound))
        return right > left ? Rectangle(x: left, y: y, width: right - left, height: height) : nil
    }

    private func addGround(to drawing: inout Drawing) {
        for night in chart.hours.nights {
            if let box = box(night, headHeight, foot - headHeight) {
                drawing.fill(.rectangle(box), .even(palette.night))
            }
        }
        for window in chart.strip.windows where window.span.lowerBound < length {
            if let box = box(window.span, headHeight, foot - headHeight) {
                drawing.fill(.rectangle(box), .even(palette.good, opacity: 0.13))
            }
        }
        for day in chart.hours.days where day.start < length {
            let line = x(day.start).rounded() + 0.5
            drawing.line([Point(line, 4 * scale), Point(line, foot)], Stroke(.even(palette.axis), width: 1))
        }
        for number in 0...chart.courses.count {
            let y = (headHeight + laneHeight * Double(number)).rounded() + 0.5
            drawing.line([Point(0, y), Point(width, y)], Stroke(.even(palette.grid), width: 1))
        }
    }

    /// Adds a time in which a limit is met or not; in high contrast the one is full and the other an outline.
    func addTrack(_ box: Rectangle, isMet: Bool, radius: Double = 0, to drawing: inout Drawing) {
        if palette.isHighContrast, !isMet {
            let outline = Rectangle(
                x: box.x + 0.5, y: box.y + 0.5, width: max(box.width - 1, 0.5), height: box.height - 1)
            drawing.fill(.rectangle(box, radius: radius), .even(palette.card))
            drawing.add(.stroke(.rectangle(outline, radius: radius), Stroke(.even(palette.axis), width: 1)))
        } else {
            drawing.fill(.rectangle(box, radius: radius), .even(isMet ? palette.good : palette.track))
        }
    }

    private func addGoodTimes(to drawing: inout Drawing) {
        let centre = bottom + goodTop + 16 * scale
        let track = Rectangle(x: plot.left, y: centre - 4, width: plot.right - plot.left, height: 8)
        addTrack(track, isMet: false, radius: 4, to: &drawing)
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: bottom, width: width, height: goodHeight), measure, gap: 4)
        if isStacked { addBand(at: bottom, to: &drawing) }
        let name = Point(16, isStacked ? bottom + 13 * scale : centre)
        placer.place(DrawnText(chart.goodText, at: name, .start, .boldChart, palette.text))
        for window in chart.strip.windows where window.span.lowerBound < length {
            guard let box = box(window.span, centre - 6 * scale, 12 * scale) else { continue }
            drawing.fill(
                .rectangle(box, radius: min(6 * scale, box.width / 2)),
                .even(palette.good, opacity: chart.strip.isAged ? 0.5 : 1))
            guard let text = window.endText, window.span.upperBound < length else { continue }
            let y = centre + 18 * scale
            placer.place(
                firstOf: [
                    DrawnText(text, at: Point(box.right, y), .middle, .chart, palette.secondaryText),
                    DrawnText(text, at: Point(box.right, y), .end, .chart, palette.secondaryText),
                ])
        }
        for label in placer.labels { drawing.add(.label(label)) }
    }

    private func addHours(to drawing: inout Drawing) {
        let y = headHeight / 2
        var placer = LabelPlacer(in: Rectangle(x: 0, y: 0, width: width, height: headHeight), measure, gap: 5)
        let (size, now) = (measure.size(of: chart.hours.nowText, .boldChart), x(chart.hours.now))
        let pillWidth = size.width + max(18, size.height)
        let pill = Rectangle(
            x: max(now - pillWidth / 2, 2), y: y - size.height / 2 - 2, width: pillWidth, height: size.height + 4)
        placer.keepFree(pill)
        for (index, day) in chart.hours.days.enumerated() where day.start < length {
            let next = index + 1 < chart.hours.days.count ? x(chart.hours.days[index + 1].start) : width
            placer.place(
                firstOf: [day.text, day.shortText].map {
                    DrawnText($0, at: Point(x(day.start) + 5, y), .start, .boldChart, palette.text)
                }.filter { $0.box(measure).right <= min(next, width) })
        }
        for time in chart.hours.times where time.start < length {
            placer.place(DrawnText(time.text, at: Point(x(time.start), y), .middle, .chart, palette.secondaryText))
        }
        for part in verticals(at: now) { drawing.line(part, Stroke(.even(palette.now), width: 2)) }
        drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.now))
        drawing.add(.label(DrawnText(chart.hours.nowText, at: pill.centre, .middle, .boldChart, palette.card)))
        for label in placer.labels { drawing.add(.label(label)) }
    }
}
