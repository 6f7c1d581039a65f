import WeatherText

/// Draws the years of one date on an axis, which runs from left to right in every language.
struct OtherYearsDrawing<Measure: TextMeasuring> {
    private let chart: OtherYearsChart
    private let room: ChartRoom<Measure>
    /// How many dots lie below each on the axis.
    private let levels: [Int]
    private let axis: Double
    /// The height without the words that have no room beside their marks.
    private let inner: Double
    /// The height of the whole.
    var height: Double { inner + Double(lostRows.count) * line }

    private static var radius: Double { 5 }
    private static var step: Double { 13 }

    init(_ chart: OtherYearsChart, _ room: ChartRoom<Measure>) {
        (self.chart, self.room) = (chart, room)
        var (levels, placed): ([Int], [(x: Double, level: Int)]) = ([], [])
        for dot in chart.dots {
            let x = Self.x(dot.value, chart, room)
            let taken = Set(placed.filter { abs($0.x - x) < 2 * Self.radius + 1 }.map(\.level))
            let level = (0...).first { !taken.contains($0) } ?? 0
            levels.append(level)
            placed.append((x, level))
        }
        self.levels = levels
        let line = 14 * room.textScale
        axis = max(52 * room.textScale, 2 * line + 8 + Double(levels.max() ?? 0) * Self.step + line)
        inner = axis + 8 + 18 * room.textScale
    }

    private var palette: Palette { room.palette }
    private var line: Double { 14 * room.textScale }

    private static func x(_ value: Double, _ chart: OtherYearsChart, _ room: ChartRoom<Measure>) -> Double {
        let edge = 24 * room.textScale
        let share = (value - chart.scale.lowerBound) / (chart.scale.upperBound - chart.scale.lowerBound)
        return edge + min(max(share, 0), 1) * max(room.width - 2 * edge, 1)
    }

    private func x(_ value: Double) -> Double { Self.x(value, chart, room) }

    /// The number of the axis at so many pixels; nil beside it.
    func number(atX x: Double) -> Double? {
        let edge = 24 * room.textScale
        guard (edge - 12...room.width - edge + 12).contains(x) else { return nil }
        let share = (x - edge) / max(room.width - 2 * edge, 1)
        return chart.scale.lowerBound + share * (chart.scale.upperBound - chart.scale.lowerBound)
    }

    /// The marks, from the ground up.
    var drawing: Drawing {
        var drawing = Drawing(width: room.width, height: height)
        if let usual = chart.text.usual {
            let (left, right) = (x(usual.low), x(usual.high))
            if !palette.isHighContrast {
                drawing.fill(
                    .rectangle(Rectangle(x: left, y: 0, width: right - left, height: axis)),
                    .even(palette.secondaryText, opacity: 0.1))
            }
            let edge = Stroke(.even(palette.secondaryText, opacity: palette.isHighContrast ? 1 : 0.45), width: 1)
            for x in [left, right] { drawing.line([Point(x, 0), Point(x, axis)], edge) }
            let mean = x(usual.mean)
            drawing.line(
                [Point(mean, 0), Point(mean, axis)], Stroke(.even(palette.secondaryText), width: 1.4, dash: [6, 4]))
        }
        drawing.line([Point(0, axis), Point(room.width, axis)], Stroke(.even(palette.axis), width: 1))
        for tick in chart.ticks {
            let x = x(tick.value)
            drawing.line([Point(x, axis), Point(x, axis + 4)], Stroke(.even(palette.axis), width: 1))
        }
        for index in chart.dots.indices {
            drawing.fill(.circle(centre(index), radius: Self.radius), paint(chart.dots[index]))
        }
        if let today = chart.text.today {
            let (x, y) = (x(today), axis - 2 * Self.radius - 4)
            drawing.fill(
                Path([.move(Point(x - 5, y - 8)), .line(Point(x + 5, y - 8)), .line(Point(x, y)), .close]),
                .even(palette.text))
        }
        for label in placed.labels + lostRows.flatMap({ $0 }) { drawing.add(.label(label)) }
        return drawing
    }

    /// The ring around a year that is read.
    func reading(of index: Int) -> Drawing {
        var drawing = Drawing(width: room.width, height: height)
        guard chart.dots.indices.contains(index) else { return drawing }
        drawing.add(.stroke(.circle(centre(index), radius: Self.radius + 2.5), Stroke(.even(palette.text), width: 2)))
        return drawing
    }

    private func centre(_ index: Int) -> Point {
        Point(x(chart.dots[index].value), axis - Self.radius - 2 - Double(levels[index]) * Self.step)
    }

    private func paint(_ dot: OtherYearsChart.Dot) -> Paint {
        guard let celsius = dot.celsius, !palette.isHighContrast else { return .even(palette.accent) }
        return .even(ColourRamp.temperature(palette.style).colour(celsius))
    }

    /// Words that have no room beside their marks, in as few rows below the axis as they need.
    private var lostRows: [[DrawnText]] {
        var (rows, end): ([[DrawnText]], Double) = ([], .infinity)
        for (text, letters, colour) in placed.lost {
            let width = room.measure.size(of: text, letters).width
            if end + width > room.width {
                rows.append([])
                end = 0
            }
            let middle = inner + (Double(rows.count) - 0.5) * line
            rows[rows.count - 1].append(DrawnText(text, at: Point(end, middle), .start, letters, colour))
            end += width + 16 * room.textScale
        }
        return rows
    }

    private typealias Words = (text: String, letters: Lettering, colour: Colour)

    /// Today first, then what is usual, the years at both ends, and the numbers below; with the words without room.
    private var placed: (labels: [DrawnText], lost: [Words]) {
        let bounds = Rectangle(x: 0, y: 0, width: room.width, height: inner)
        let dots = chart.dots.indices.map { index in
            Rectangle(x: centre(index).x - 6, y: centre(index).y - 6, width: 12, height: 12)
        }
        let mark = chart.text.today.map { Rectangle(x: x($0) - 5, y: axis - 24, width: 10, height: 10) }
        let lines = (chart.text.usual.map { [$0.low, $0.mean, $0.high] } ?? []).map {
            Rectangle(x: x($0), y: 0, width: 1, height: axis)
        }
        var placer = LabelPlacer(in: bounds, room.measure, gap: 3, obstacles: dots + [mark].compactMap { $0 } + lines)
        var lost: [Words] = []
        /// Returns the places beside a mark, on either side and at each height.
        func places(_ text: String, at x: Double, _ rows: [Double], isStrong: Bool = false) -> [DrawnText] {
            let (letters, colour) = isStrong ? (Lettering.boldChart, palette.text) : (.chart, palette.secondaryText)
            return rows.flatMap { y in
                [
                    DrawnText(text, at: Point(x + 9, y), .start, letters, colour),
                    DrawnText(text, at: Point(x - 9, y), .end, letters, colour),
                ]
            }
        }
        let rows = stride(from: line / 2 + 1, to: axis - line / 2, by: line).map { $0 }
        if let today = chart.text.today, let words = chart.todayText {
            if !placer.place(firstOf: places(words, at: x(today), rows.reversed(), isStrong: true)) {
                lost.append((words, .boldChart, palette.text))
            }
        }
        if let usual = chart.text.usual {
            for (words, value) in [(chart.usualText, usual.low), (chart.meanText, usual.mean)] {
                guard let words, !placer.place(firstOf: places(words, at: x(value), rows)) else { continue }
                lost.append((words, .chart, palette.secondaryText))
            }
        }
        for index in Set([chart.dots.indices.first, chart.dots.indices.last].compactMap { $0 }).sorted() {
            let (place, name) = (centre(index), chart.dots[index].name)
            let above = DrawnText(
                name, at: Point(place.x, place.y - 7 - line / 2), .middle, .chart, palette.secondaryText)
            placer.place(firstOf: [above] + places(name, at: place.x, [place.y]))
        }
        for tick in chart.ticks {
            placer.place(
                DrawnText(
                    tick.text, at: Point(x(tick.value), axis + 6 + 8 * room.textScale), .middle, .chart,
                    palette.secondaryText))
        }
        return (placer.labels, lost)
    }
}
