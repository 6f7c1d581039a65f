public import WeatherText

/// Draws the light of a day as a strip with its times; it runs from left to right in every language.
public struct DaylightDayDrawing<Measure: TextMeasuring> {
    private let day: DaylightDay
    private let palette: Palette
    private let colours: DaylightColours
    private let textScale: Double
    private let measure: Measure

    /// - Parameter textScale: How much larger text is than at 100 %.
    public init(_ day: DaylightDay, palette: Palette, textScale: Double = 1, measure: Measure) {
        (self.day, self.palette, self.textScale, self.measure) = (day, palette, textScale, measure)
        colours = DaylightColours(palette)
    }

    private var line: Double { 15 * textScale }
    private var pillHeight: Double { measure.size(of: day.nowText, .boldChart).height + 2 }
    /// The middle of the words below the strip.
    private var below: Double { 2 * line + 6 + 24 + 6 + pillHeight / 2 }

    /// The height in pixels: words over their times above the strip, and one line below.
    public var height: Double { below + max(pillHeight, line) / 2 + 2 }

    /// Returns the marks for a width in pixels.
    public func drawing(width: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        // Half of an hour's label stands out beyond each end.
        let inset = (day.hours.map { measure.size(of: $0.text, .chart).width }.max() ?? 0) / 2 + 1
        let strip = Rectangle(x: inset, y: 2 * line + 6, width: max(width - 2 * inset, 1), height: 24)
        func x(_ share: Double) -> Double { strip.x + share * strip.width }
        for stretch in day.stretches {
            let left = x(stretch.range.lowerBound)
            drawing.fill(
                .rectangle(
                    Rectangle(x: left, y: strip.y, width: x(stretch.range.upperBound) - left, height: strip.height)),
                .even(colours.lights[stretch.light.rawValue]))
        }
        drawing.add(
            .stroke(.rectangle(strip.grown(by: -0.5), radius: 3), Stroke(.even(palette.axis), width: 1)))
        for moment in day.moments {
            let (x, isBelow) = (x(moment.share), moment.light == .civil)
            drawing.line(
                [Point(x, strip.y - (isBelow ? 0 : 4)), Point(x, strip.bottom + (isBelow ? 4 : 0))],
                Stroke(.even(palette.text), width: 1))
        }
        if let noon = day.noon {
            let centre = Point(x(noon), strip.y + strip.height / 2)
            drawing.fill(.circle(centre, radius: 8), .even(palette.card))
            drawing.fill(.circle(centre, radius: 6.5), .even(colours.edge))
        }
        let pill = pill(at: x(day.now), width)
        drawing.line(
            [Point(x(day.now), strip.y - 3), Point(x(day.now), pill.y + 1)], Stroke(.even(palette.now), width: 2))
        drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.now))
        drawing.add(.label(DrawnText(day.nowText, at: pill.centre, .middle, .boldChart, palette.card)))
        for label in labels(strip, pill, width) { drawing.add(.label(label)) }
        return drawing
    }

    private func pill(at x: Double, _ width: Double) -> Rectangle {
        let pillWidth = measure.size(of: day.nowText, .boldChart).width + 18
        return Rectangle(
            x: min(max(x - pillWidth / 2, 0), max(width - pillWidth, 0)), y: below - pillHeight / 2,
            width: pillWidth, height: pillHeight)
    }

    /// Sun and stars above the strip, the end of reading light and the hours below it, each where there is room.
    private func labels(_ strip: Rectangle, _ pill: Rectangle, _ width: Double) -> [DrawnText] {
        // A label at the very edge may lie a rounding beyond it.
        let area = Rectangle(x: 0, y: 0, width: width, height: height).grown(by: 0.01)
        var placer = LabelPlacer(in: area, measure, gap: 4, obstacles: [pill])
        for moment in day.moments.sorted(by: { $0.light.rawValue < $1.light.rawValue }) {
            let x = strip.x + moment.share * strip.width
            let above = moment.light == .civil ? [] : stacked(moment, at: x)
            for candidate in above + [beside(moment, at: x, width)] {
                // Both or none, as a word without its time tells nothing.
                var trial = placer
                guard candidate.allSatisfy({ trial.place($0) }) else { continue }
                placer = trial
                break
            }
        }
        for hour in day.hours {
            placer.place(
                DrawnText(
                    hour.text, at: Point(strip.x + hour.share * strip.width, below), .middle, .chart,
                    palette.secondaryText))
        }
        return placer.labels
    }

    /// The word over its time, away from the neighbour if there is room on that side.
    private func stacked(_ moment: DaylightDay.Moment, at x: Double) -> [[DrawnText]] {
        let endsHere = (moment.light == .day) != moment.isRise
        return [endsHere, !endsHere].map { endsHere in
            [(moment.word, Lettering.chart, palette.secondaryText), (moment.time, .boldChart, palette.text)]
                .enumerated().map { row, part in
                    DrawnText(
                        part.0, at: Point(x + (endsHere ? 3 : -3), line * (Double(row) + 0.5)),
                        endsHere ? .end : .start, part.1, part.2)
                }
        }
    }

    /// The word and behind it the time in one line below the strip.
    private func beside(_ moment: DaylightDay.Moment, at x: Double, _ width: Double) -> [DrawnText] {
        let (first, second) = (
            measure.size(of: moment.word, .chart).width, measure.size(of: moment.time, .boldChart).width
        )
        let all = first + 5 + second
        let left = min(max(x - all / 2, 0), max(width - all, 0))
        return [
            DrawnText(moment.word, at: Point(left, below), .start, .chart, palette.secondaryText),
            DrawnText(moment.time, at: Point(left + first + 5, below), .start, .boldChart, palette.text),
        ]
    }
}
