import WeatherText

/// Draws the daylight of a year; months run from left to right in every language.
public struct DaylightYearDrawing<Measure: TextMeasuring> {
    private let year: DaylightYear
    private let palette: Palette
    private let colours: DaylightColours
    private let textScale: Double
    private let measure: Measure
    private let width: Double
    private let top: Double
    private let plot: Rectangle
    private let legend: [[(light: Int, x: Double)]]

    private static var line: Double { 18 }
    private static var swatch: Double { 18 }

    /// - Parameters:
    ///   - textScale: How much larger text is than at 100 %.
    ///   - top: Pixels that stay free above.
    public init(
        _ year: DaylightYear, width: Double, palette: Palette, textScale: Double = 1, top: Double = 0, measure: Measure
    ) {
        (self.year, self.width, self.palette, self.textScale) = (year, width, palette, textScale)
        (self.measure, self.top) = (measure, top)
        colours = DaylightColours(palette)
        let gutter = (year.hours.map { measure.size(of: $0, .chart).width }.max() ?? 40) + 16
        let height = (width < 400 * textScale ? 200 : 264) * (1 + (min(textScale, 2) - 1) * 0.5)
        plot = Rectangle(x: gutter, y: top + 26 * textScale, width: max(width - gutter - 16, 1), height: height)
        let needs = year.legend.map { (Self.swatch + 6) * textScale + measure.size(of: $0, .chart).width }
        // A long word in large text begins left of the plot.
        let start = max(min(gutter, width - 8 - (needs.max() ?? 0)), 0)
        var (lines, end): ([[(light: Int, x: Double)]], Double) = ([], .infinity)
        for (light, needed) in needs.enumerated() {
            if lines.isEmpty || end + needed > width - 8 {
                lines.append([])
                end = start
            }
            lines[lines.count - 1].append((light, end))
            end += needed + 16 * textScale
        }
        legend = lines
    }

    /// The height of the whole drawing.
    public var height: Double { plot.bottom + (24 + Double(legend.count) * Self.line + 6) * textScale }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        var drawing = Drawing(width: width, height: height)
        drawing.fill(.rectangle(plot), .even(colours.lights[4]))
        for level in [3, 2, 1, 0] {
            for run in runs { addLight(level, run, to: &drawing) }
        }
        addGrid(to: &drawing)
        addLongestGround(to: &drawing)
        for run in runs { addEdges(run, to: &drawing) }
        addToday(to: &drawing)
        for label in labels {
            // A rim alone leaves the letters on steps that are steeper in high contrast.
            if palette.isHighContrast, label.rim != nil {
                drawing.fill(.rectangle(label.box(measure).grown(by: 1), radius: 3), .even(palette.card))
            }
            drawing.add(.label(label))
        }
        addLegend(to: &drawing)
        return drawing
    }

    /// The line through a day that is read, to be drawn over the rest.
    public func reading(of day: Int) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let x = x(Double(day) + 0.5).rounded() + 0.5
        drawing.line([Point(x, plot.y), Point(x, plot.bottom)], Stroke(.even(palette.text), width: 1))
        return drawing
    }

    /// The day at so many pixels from the left edge; nil beside the plot.
    public func day(atX x: Double) -> Int? {
        guard (plot.x - 4...plot.right + 4).contains(x) else { return nil }
        return min(max(Int((x - plot.x) / plot.width * Double(year.days.count)), 0), year.days.count - 1)
    }

    private func x(_ day: Double) -> Double { plot.x + day / Double(year.days.count) * plot.width }

    private func y(_ hour: Double) -> Double { plot.bottom - min(max(hour, 0), 24) / 24 * plot.height }

    /// Days between which no clock changes.
    private var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, day) in year.days.enumerated() {
            if let last = runs.last, year.days[last.lowerBound].offset == day.offset {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    /// One kind of light and all that is brighter; what lies beyond a midnight comes in again at the other side.
    private func addLight(_ level: Int, _ run: Range<Int>, to drawing: inout Drawing) {
        for part in run.split(where: { year.days[$0].halves[level] <= 0 }) {
            for shift in [-24.0, 0, 24] {
                func edge(_ side: Double) -> [Point] {
                    let hours = part.map { year.days[$0].noon + side * year.days[$0].halves[level] + shift }
                    let inner = zip(part, hours).map { Point(x(Double($0) + 0.5), y($1)) }
                    return [Point(x(Double(part.lowerBound)), y(hours[0]))] + inner
                        + [Point(x(Double(part.upperBound)), y(hours[hours.count - 1]))]
                }
                let (upper, lower) = (edge(1), edge(-1))
                guard zip(upper, lower).contains(where: { $1.y - $0.y > 0.01 }) else { continue }
                var path = Path.line(upper + lower.reversed())
                path.append(.close)
                drawing.fill(path, .even(colours.lights[level]))
            }
        }
    }

    /// Rise and set of the sun, where there is either.
    private func addEdges(_ run: Range<Int>, to drawing: inout Drawing) {
        for part in run.split(where: { !(0.01..<11.99).contains(year.days[$0].halves[0]) }) {
            for side in [1.0, -1] {
                for shift in [-24.0, 0, 24] {
                    func hour(_ day: Int) -> Double { year.days[day].noon + side * year.days[day].halves[0] + shift }
                    for piece in part.split(where: { !(0...24).contains(hour($0)) }) where piece.count > 1 {
                        drawing.line(
                            piece.map { Point(x(Double($0) + 0.5), y(hour($0))) },
                            Stroke(.even(colours.edge), width: 1.8))
                    }
                }
            }
        }
    }

    /// Months and quarters of the day, but for where they would run through today's times.
    private func addGrid(to drawing: inout Drawing) {
        let words = labels.filter { $0.rim != nil }.map { $0.box(measure).grown(by: 2) }
        let stroke = Stroke(.even(palette.text, opacity: 0.18), width: 1)
        for month in year.months.dropFirst() {
            let x = x(Double(month.days.lowerBound)).rounded() + 0.5
            let gaps = words.filter { $0.x < x && x < $0.right }.map { ($0.y, $0.bottom) }
            for (from, to) in Self.pieces(plot.y, plot.bottom, without: gaps) {
                drawing.line([Point(x, from), Point(x, to)], stroke)
            }
        }
        for hour in [6.0, 12, 18] {
            let y = y(hour).rounded() + 0.5
            let gaps = words.filter { $0.y < y && y < $0.bottom }.map { ($0.x, $0.right) }
            for (from, to) in Self.pieces(plot.x, plot.right, without: gaps) {
                drawing.line(
                    [Point(from, y), Point(to, y)],
                    Stroke(.even(palette.text, opacity: 0.3), width: 1, dash: [2, 3]))
            }
        }
    }

    /// Returns what is left of a line without some stretches of it.
    private static func pieces(
        _ start: Double, _ end: Double, without gaps: [(Double, Double)]
    ) -> [(Double, Double)] {
        var (pieces, reach): ([(Double, Double)], Double) = ([], start)
        for (from, to) in gaps.sorted(by: { $0.0 < $1.0 }) {
            if from > reach { pieces.append((reach, from)) }
            reach = max(reach, to)
        }
        return reach < end ? pieces + [(reach, end)] : pieces
    }

    private func addToday(to drawing: inout Drawing) {
        let x = x(Double(year.today) + 0.5)
        drawing.line([Point(x, plot.y - 4), Point(x, plot.bottom)], Stroke(.even(palette.now), width: 2))
        let size = measure.size(of: year.todayText, .boldChart)
        let pillWidth = size.width + 18
        let pill = Rectangle(
            x: min(max(x - pillWidth / 2, 2), width - pillWidth - 2), y: plot.y - 4 - size.height - 2,
            width: pillWidth, height: size.height + 2)
        drawing.fill(.rectangle(pill, radius: pill.height / 2), .even(palette.now))
        drawing.add(.label(DrawnText(year.todayText, at: pill.centre, .middle, .boldChart, palette.card)))
        for time in year.todayTimes {
            let centre = Point(x, y(time.hour))
            drawing.fill(.circle(centre, radius: 4.5), .even(palette.card))
            drawing.fill(.circle(centre, radius: 3.5), .even(colours.edge))
        }
    }

    /// Hours and months beside the plot, and in it the times of today and the longest day.
    var labels: [DrawnText] {
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: top, width: width, height: plot.bottom + 24 * textScale - top), measure, gap: 2)
        for (index, hour) in year.hours.enumerated() {
            placer.place(
                DrawnText(hour, at: Point(plot.x - 8, y(Double(index) * 6)), .end, .chart, palette.secondaryText))
        }
        for label in monthLabels { placer.place(label) }
        let line = x(Double(year.today) + 0.5)
        let bold = Lettering(9.5, isBold: true)
        for time in year.todayTimes {
            // Beside the line, and above or below the point, so that neither runs through the digits.
            placer.place(
                firstOf: [(-1.0, 1.0), (-1, -1), (1, 1), (1, -1)].map { side, up in
                    DrawnText(
                        time.text, at: Point(line + side * 9, y(time.hour) - up * 11 * textScale),
                        side < 0 ? .end : .start, bold, palette.text, rim: palette.card)
                })
        }
        for label in longestLabels { placer.place(label) }
        return placer.labels
    }

    /// The names of the months, with the present one: all where they stand clear of each other, else every second or
    /// fewer, so that the gaps between them are alike.
    private var monthLabels: [DrawnText] {
        let current = year.months.firstIndex { $0.days.contains(year.today) } ?? 0
        let all = year.months.enumerated().map { index, month in
            DrawnText(
                month.name,
                at: Point(
                    x(Double(month.days.lowerBound + month.days.upperBound) / 2), plot.bottom + 14 * textScale),
                .middle, index == current ? .boldChart : .chart,
                index == current ? palette.text : palette.secondaryText)
        }
        func named(every step: Int) -> [DrawnText] {
            all.enumerated().filter { ($0.offset - current) % step == 0 }.map(\.element)
        }
        return [1, 2, 3, 4].lazy.map(named).first { labels in
            let boxes = labels.map { $0.box(measure) }
            return boxes.allSatisfy { $0.x >= 0 && $0.right <= width }
                && zip(boxes, boxes.dropFirst()).allSatisfy { $0.right + 3 <= $1.x }
        } ?? named(every: 6)
    }

    /// The longest day's length and date in the middle of its light.
    private var longestLabels: [DrawnText] {
        let bold = Lettering(9.5, isBold: true)
        let wide = max(
            measure.size(of: year.longest.length, bold).width, measure.size(of: year.longest.name, .chart).width)
        let room = plot.x + wide / 2 + 6...max(plot.right - wide / 2 - 6, plot.x + wide / 2 + 6)
        let middle = min(max(x(Double(year.longest.day) + 0.5), room.lowerBound), room.upperBound)
        let height = y(year.days[year.longest.day].noon)
        return [
            DrawnText(year.longest.length, at: Point(middle, height - 9 * textScale), .middle, bold, colours.text),
            DrawnText(year.longest.name, at: Point(middle, height + 9 * textScale), .middle, .chart, colours.text),
        ]
    }

    /// Ends the grid around the longest day's words, of which no line may run through the letters.
    private func addLongestGround(to drawing: inout Drawing) {
        for box in longestLabels.map({ $0.box(measure).grown(by: 2) }) {
            let days = [box.x, box.right].compactMap { day(atX: $0) }
            let isLight = days.allSatisfy { index in
                let (noon, half) = (year.days[index].noon, year.days[index].halves[0])
                return y(noon + half) <= box.y && y(noon - half) >= box.bottom
            }
            if isLight { drawing.fill(.rectangle(box, radius: 4), .even(colours.lights[0])) }
        }
    }

    private func addLegend(to drawing: inout Drawing) {
        for (index, line) in legend.enumerated() {
            let y = plot.bottom + (24 + (Double(index) + 0.5) * Self.line) * textScale
            for (light, x) in line {
                let box = Rectangle(x: x, y: y - 5, width: Self.swatch * textScale, height: 10)
                drawing.fill(.rectangle(box, radius: 2), .even(colours.lights[light]))
                drawing.add(
                    .stroke(
                        .rectangle(box.grown(by: -0.5), radius: 2), Stroke(.even(palette.axis), width: 1)))
                drawing.add(
                    .label(
                        DrawnText(
                            year.legend[light], at: Point(box.right + 6 * textScale, y), .start, .chart,
                            palette.secondaryText)))
            }
        }
    }
}

extension Range<Int> {
    /// The unbroken parts between the elements for which it holds.
    fileprivate func split(where isGap: (Int) -> Bool) -> [Range<Int>] {
        var (parts, start): ([Range<Int>], Int?) = ([], nil)
        for index in self {
            if isGap(index) {
                if let begun = start { parts.append(begun..<index) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let begun = start { parts.append(begun..<upperBound) }
        return parts
    }
}
