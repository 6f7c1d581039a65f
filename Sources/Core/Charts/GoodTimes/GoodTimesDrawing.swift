/// Draws the hours over all activities, and the good times of each.
public struct GoodTimesDrawing<Measure: TextMeasuring> {
    private let hours: GoodTimesHours
    private let width: Double
    private let scale: Double
    private let palette: Palette
    private let measure: Measure
    private let plot: (left: Double, right: Double)
    private let length: Double

    /// - Parameters:
    ///   - width: The width of the whole card in pixels.
    ///   - textScale: The size of text, 1 for the usual one.
    public init(_ hours: GoodTimesHours, width: Double, textScale: Double, palette: Palette, measure: Measure) {
        (self.hours, self.width, scale, self.palette, self.measure) = (hours, width, textScale, palette, measure)
        let isNarrow = Self.isNarrow(width, textScale: textScale)
        plot = isNarrow ? (16, max(width - 16, 40)) : (48, max(width - 72, 80))
        length = isNarrow ? GoodTimesHours.briefLength : GoodTimesHours.length
    }

    /// Whether a card of a width shows two days in place of three, and the times below the name.
    public static func isNarrow(_ width: Double, textScale: Double) -> Bool { width < 560 * textScale }

    /// The height of the row of hours in pixels.
    public static func hoursHeight(textScale: Double) -> Double { 28 * textScale }

    /// The height of the strip of an activity in pixels.
    public static func stripHeight(textScale: Double) -> Double { (21 * textScale).rounded() }

    private func x(_ hour: Double) -> Double { plot.left + hour / length * (plot.right - plot.left) }

    /// The hours: now beats a day, a day beats an hour.
    public var axis: Drawing {
        var drawing = Drawing(width: width, height: Self.hoursHeight(textScale: scale))
        let (y, bottom) = (drawing.height / 2, drawing.height)
        var placer = LabelPlacer(in: Rectangle(x: 0, y: 0, width: width, height: bottom), measure, gap: 5)
        let size = measure.size(of: hours.nowText, .boldChart)
        let pill = Rectangle(
            x: min(max(x(hours.now) - size.width / 2 - 9, 2), width - size.width - 20), y: y - size.height / 2 - 2,
            width: size.width + 18, height: size.height + 4)
        placer.place(
            DrawnText(hours.nowText, at: Point(pill.centre.x, y), .middle, .boldChart, palette.card))
        placer.keepFree(pill)
        for (index, day) in hours.days.enumerated() where day.start < length {
            let end = hours.days.indices.contains(index + 1) ? x(hours.days[index + 1].start) : width
            placer.place(
                firstOf: [day.text, day.shortText].map {
                    DrawnText($0, at: Point(x(day.start) + 5, y), .start, .boldChart, palette.text)
                }.filter { $0.box(measure).right <= min(end, width) })
            addMidnight(day, from: y - 9 * scale, to: bottom, in: &drawing)
        }
        for time in hours.times where time.start < length {
            placer.place(DrawnText(time.text, at: Point(x(time.start), y), .middle, .chart, palette.secondaryText))
        }
        drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.now))
        for label in placer.labels { drawing.add(.label(label)) }
        return drawing
    }

    /// Returns the good times of an activity over nights and midnights.
    public func strip(_ strip: GoodTimesStrip) -> Drawing {
        let height = Self.stripHeight(textScale: scale)
        var drawing = Drawing(width: width, height: height)
        let base = height - 0.5
        for night in hours.nights where night.lowerBound < length {
            let (left, right) = (x(night.lowerBound), min(x(night.upperBound), plot.right))
            drawing.fill(
                .rectangle(Rectangle(x: left, y: 0, width: right - left, height: base)), .even(palette.night))
        }
        for day in hours.days where day.start < length { addMidnight(day, from: 0, to: base, in: &drawing) }
        addUnknown(from: strip.knownUntil, to: base, in: &drawing)
        drawing.line([Point(plot.left, base), Point(plot.right, base)], Stroke(.even(palette.axis), width: 1))
        let now = x(hours.now).rounded()
        drawing.line([Point(now, 1), Point(now, base)], Stroke(.even(palette.now), width: 2))
        let boxes = strip.windows.filter { $0.span.lowerBound < length }.map { window in
            let (left, right) = (x(window.span.lowerBound), min(x(window.span.upperBound), plot.right))
            return Rectangle(x: left, y: 5 * scale, width: max(right - left, 3), height: 10 * scale)
        }
        for box in boxes {
            drawing.fill(
                .rectangle(box, radius: min(3, box.width / 2)), .even(palette.good, opacity: strip.isAged ? 0.5 : 1))
        }
        // What would touch the next time is left out: the row's words have it.
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: -height, width: plot.right, height: 3 * height), measure, gap: 3, obstacles: boxes)
        for (window, box) in zip(strip.windows, boxes) {
            guard let text = window.endText, window.span.upperBound < length else { continue }
            placer.place(
                DrawnText(text, at: Point(box.right + 5, box.centre.y), .start, .chart, palette.secondaryText))
        }
        for label in placer.labels { drawing.add(.label(label)) }
        return drawing
    }

    private func addMidnight(
        _ day: MeteogramMoment, from top: Double, to bottom: Double, in drawing: inout Drawing
    ) {
        let x = x(day.start).rounded() + 0.5
        drawing.line([Point(x, top), Point(x, bottom)], Stroke(.even(palette.axis), width: 1))
    }

    /// Hatches the time that the forecast does not reach.
    private func addUnknown(from end: Double, to base: Double, in drawing: inout Drawing) {
        let left = x(max(end, 0))
        guard end < length, plot.right - left >= 2 else { return }
        for start in stride(from: left, to: plot.right, by: 6 * scale) {
            let rise = min(base, plot.right - start)
            drawing.line(
                [Point(start, base), Point(start + rise, base - rise)], Stroke(.even(palette.grid), width: 1))
        }
    }
}
