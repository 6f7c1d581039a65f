import WeatherModel
public import WeatherText

/// Draws the days of a trip with a bar for each stay, and a tile's bar from low to high.
public struct TripTimelineDrawing<Measure: TextMeasuring> {
    private let timeline: TripTimeline
    private let width: Double
    private let scale: Double
    private let palette: Palette
    private let measure: Measure

    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - textScale: The size of text, 1 for the usual one.
    public init(_ timeline: TripTimeline, width: Double, textScale: Double, palette: Palette, measure: Measure) {
        (self.timeline, self.width, scale, self.palette, self.measure) = (timeline, width, textScale, palette, measure)
    }

    /// The height in pixels.
    public static func height(_ timeline: TripTimeline, textScale: Double) -> Double {
        (38 * textScale + 34 + (timeline.forecastEnd == nil ? 0 : 20 * textScale)).rounded()
    }

    private var dayWidth: Double { width / Double(max(timeline.days.count, 1)) }

    private var barTop: Double { 38 * scale + 2 }

    /// The whole picture.
    public var drawing: Drawing {
        var drawing = Drawing(width: width, height: Self.height(timeline, textScale: scale))
        for (index, day) in timeline.days.enumerated() where day.isWeekend {
            drawing.fill(
                .rectangle(Rectangle(x: Double(index) * dayWidth, y: 0, width: dayWidth, height: drawing.height)),
                .even(palette.weekend))
        }
        addDays(to: &drawing)
        for bar in timeline.bars { add(bar, to: &drawing) }
        if let end = timeline.forecastEnd { add(end, to: &drawing) }
        return drawing
    }

    /// Days stand as close as they have room: every one, every second, or fewer.
    private func addDays(to drawing: inout Drawing) {
        let halves = timeline.days.enumerated().map { index, day in
            [
                measure.size(of: day.dayText, .chart).width / 2,
                measure.size(of: day.dateText, dateLettering(index)).width / 2,
            ]
        }
        func middle(_ index: Int) -> Double {
            let half = halves[index].max() ?? 0
            return min(max((Double(index) + 0.5) * dayWidth, half), width - half)
        }
        // A weekday is clear of the next one, and a date of the next date.
        func hasRoom(_ step: Int) -> Bool {
            stride(from: step, to: halves.count, by: step).allSatisfy { index in
                let former = index - step
                let needed = zip(halves[index], halves[former]).map { $0 + $1 }.max() ?? 0
                return middle(index) - middle(former) >= needed + 4
            }
        }
        let step = (1...max(halves.count, 1)).first(where: hasRoom) ?? 1
        for (index, day) in timeline.days.enumerated() where index.isMultiple(of: step) {
            let x = middle(index)
            let colour = day.isWeekend ? palette.text : palette.secondaryText
            drawing.add(.label(DrawnText(day.dayText, at: Point(x, 9 * scale), .middle, .chart, colour)))
            drawing.add(
                .label(
                    DrawnText(day.dateText, at: Point(x, 26 * scale), .middle, dateLettering(index), colour)))
        }
    }

    private func dateLettering(_ index: Int) -> Lettering { index == 0 ? .boldChart : .chart }

    private func add(_ bar: TripTimeline.Bar, to drawing: inout Drawing) {
        let gap = 2.0
        let left = bar.span.lowerBound * dayWidth + gap
        let right = max(bar.span.upperBound * dayWidth - gap, left + 3)
        let box = Rectangle(x: left, y: barTop, width: right - left, height: 26)
        let colour = fill(bar.mean)
        let end = bar.unknownFrom.map { min(max($0 * dayWidth, left), right) } ?? right
        if end > left {
            drawing.fill(
                .rectangle(Rectangle(x: left, y: barTop, width: end - left, height: 26), radius: 6), .even(colour))
        }
        let name = name(of: bar, from: left, end: end, to: right, on: colour)
        if end < right {
            hatch(from: end, to: right, colour, in: &drawing)
            // A bar without a forecast has its place's name there.
            if let words = bar.usualText, end > left, name?.isOpen != true {
                addPill(words, from: end, to: right, in: &drawing)
            }
        }
        drawing.add(.stroke(.rectangle(box.grown(by: -0.5), radius: 6), Stroke(.even(edge), width: 1)))
        guard let name else { return }
        if name.isOpen {
            // Lines run through letters that have no ground of their own.
            let words = name.text.box(measure)
            let height = min(max(words.height + 4, 18), 24)
            let ground = Rectangle(
                x: words.x - 4, y: box.centre.y - height / 2, width: words.width + 8, height: height)
            drawing.fill(.rectangle(ground, radius: 4), .even(palette.card))
        }
        drawing.add(.label(name.text))
    }

    /// The name on the part with a forecast where it fits there, else on that without one; nil where it fits nowhere.
    private func name(
        of bar: TripTimeline.Bar, from left: Double, end: Double, to right: Double, on colour: Colour
    ) -> (text: DrawnText, isOpen: Bool)? {
        let needed = measure.size(of: bar.name, .boldChart).width
        func text(_ from: Double, _ to: Double, _ letters: Colour) -> DrawnText {
            DrawnText(bar.name, at: Point((from + to) / 2, barTop + 13), .middle, .boldChart, letters)
        }
        if needed <= end - left - 8 { return (text(left, end, Self.letters(on: colour)), false) }
        return needed <= right - end - 12 ? (text(end, right, palette.text), true) : nil
    }

    /// The words before the end of the forecast, or after it; where they have room on neither side, below its line.
    private func add(_ end: TripTimeline.ForecastEnd, to drawing: inout Drawing) {
        let x = end.day * dayWidth
        let y = barTop + 32 + 8 * scale
        let needed = measure.size(of: end.text, .chart).width
        let isBeside = needed <= x - 6 || needed <= width - x - 6
        drawing.line(
            [Point(x, barTop - 4), Point(x, barTop + (isBeside ? 34 : 30))],
            Stroke(.even(palette.text), width: 1, dash: [3, 2]))
        func text(at x: Double, _ anchor: DrawnText.Anchor) -> DrawnText {
            DrawnText(end.text, at: Point(x, y), anchor, .chart, palette.secondaryText)
        }
        if needed <= x - 6 {
            drawing.add(.label(text(at: x - 6, .end)))
        } else if isBeside {
            drawing.add(.label(text(at: x + 6, .start)))
        } else if needed <= width {
            // The summary above the picture says it as well, so that longer words need no second line here.
            drawing.add(.label(text(at: min(max(x, needed / 2), width - needed / 2), .middle)))
        }
    }

    /// Words within the hatched part, on a ground of their own.
    private func addPill(_ words: String, from left: Double, to right: Double, in drawing: inout Drawing) {
        let text = DrawnText(
            words, at: Point((left + right) / 2, barTop + 13), .middle, .chart, palette.text)
        let box = text.box(measure)
        guard box.width + 20 <= right - left else { return }
        drawing.fill(
            .rectangle(Rectangle(x: box.x - 8, y: barTop + 4, width: box.width + 16, height: 18), radius: 9),
            .even(palette.card))
        drawing.add(.label(text))
    }

    private func hatch(from left: Double, to right: Double, _ colour: Colour, in drawing: inout Drawing) {
        let (top, bottom) = (barTop + 1, barTop + 25)
        for start in stride(from: left - 24, to: right, by: 7) {
            // Cut where a line of 45° would leave the bar.
            let (from, to) = (max(start, left), min(start + 24, right))
            guard to > from else { continue }
            drawing.line(
                [Point(from, bottom - (from - start)), Point(to, max(bottom - (to - start), top))],
                Stroke(.even(colour), width: 1.3))
        }
    }

    private var edge: Colour { palette.isHighContrast ? palette.text : palette.axis }

    private func fill(_ mean: Temperature?) -> Colour {
        guard let mean, !palette.isHighContrast else { return palette.isHighContrast ? palette.bar : palette.track }
        let colour = ColourRamp.temperature(palette.style).colour(mean)
        // White letters are read on it; those on the brighter colours of a dark style are dark.
        return palette.style == .light ? colour.mixed(with: Colour(0x000000), share: 0.18) : colour
    }

    /// Black or white, of which one has a contrast of 4.5 at least on any ground.
    static func letters(on ground: Colour) -> Colour {
        let (black, white) = (Colour(0x000000), Colour(0xffffff))
        return ground.contrast(with: white) >= ground.contrast(with: black) ? white : black
    }
}

extension TripTile {
    /// Returns the bar from low to high on the scale of the whole trip; only its track where they are not known.
    public func bar(width: Double, palette: Palette) -> Drawing {
        var drawing = Drawing(width: width, height: 4)
        drawing.fill(.rectangle(Rectangle(x: 0, y: 0, width: width, height: 4), radius: 2), .even(palette.track))
        guard let span, let low, let high else { return drawing }
        let left = span.start * width
        let box = Rectangle(x: left, y: 0, width: max((span.end - span.start) * width, 4), height: 4)
        let bar = DayBar(span, zero: nil, now: nil, low: low, high: high)
        let stops = bar.colours(palette, .temperature(palette.style)).map {
            PaintStop(box.x + $0.share * box.width, $0.colour)
        }
        drawing.fill(.rectangle(box, radius: 2), .horizontal(stops))
        return drawing
    }
}
