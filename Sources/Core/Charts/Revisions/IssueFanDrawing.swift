/// Draws the fan of a day's forecasts and a row for each: side by side where there is room, else one below the other.
public struct IssueFanDrawing<Measure: TextMeasuring> {
    private let fan: IssueFan
    private let marked: Int?
    private let palette: Palette
    private let ground: Colour
    private let measure: Measure
    private let scale: Double
    private let width: Double
    private let plot: Rectangle
    private let table: Rectangle
    /// The height of all of it in pixels.
    public let height: Double

    /// - Parameters:
    ///   - marked: The row whose curve stands out from the others; nil for none.
    ///   - textScale: The size of text, 1 for the usual one.
    ///   - ground: The colour behind it.
    public init(
        _ fan: IssueFan, marked: Int? = nil, width: Double, textScale scale: Double, on ground: Colour,
        palette: Palette, measure: Measure
    ) {
        (self.fan, self.palette, self.ground, self.measure) = (fan, palette, ground, measure)
        (self.width, self.scale, self.marked) = (width, scale, marked)
        let (head, row, side) = (26 * scale, 28 * scale, 16 * scale)
        let rows = Double(fan.text.rows.count) * row
        let hasCurves = fan.curves.contains { !$0.isEmpty }
        let isWide = width >= 640 * scale
        let left = 47 * scale
        if hasCurves, isWide {
            plot = Rectangle(x: left, y: head, width: width - left - 16 * scale - 260 * scale, height: 196 * scale)
            table = Rectangle(x: width - 248 * scale, y: head, width: 232 * scale, height: rows)
        } else if hasCurves {
            plot = Rectangle(x: left, y: head, width: max(width - left - side, 40), height: 160 * scale)
            table = Rectangle(
                x: side, y: plot.bottom + head + 8 * scale, width: max(width - 2 * side, 40), height: rows)
        } else {
            plot = Rectangle(x: left, y: 0, width: 0, height: 0)
            table = Rectangle(x: side, y: head, width: max(min(width - 2 * side, 400 * scale), 40), height: rows)
        }
        height = max(plot.bottom, table.bottom) + 12 * scale
    }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        var drawing = Drawing(width: width, height: height)
        if plot.width > 0 {
            addGround(to: &drawing)
            addCurves(to: &drawing)
            addNames(to: &drawing)
        }
        addTable(to: &drawing)
        return drawing
    }

    /// Returns the row at a point of the drawing; nil beside the rows.
    public func row(at point: Point) -> Int? {
        guard (table.x...table.right).contains(point.x), point.y >= table.y else { return nil }
        let row = Int((point.y - table.y) / (28 * scale))
        return fan.text.rows.indices.contains(row) ? row : nil
    }

    private func x(_ hour: Double) -> Double { plot.x + hour / fan.length * plot.width }

    private func y(_ number: Double) -> Double {
        let (low, high) = (fan.scale.lowerBound, fan.scale.upperBound)
        let (top, bottom) = (plot.y + 18 * scale, plot.bottom - 10 * scale)
        return bottom - (min(max(number, low), high) - low) / (high - low) * (bottom - top)
    }

    private func addGround(to drawing: inout Drawing) {
        let night = ground == palette.card ? palette.night : palette.night(on: ground)
        for dark in fan.nights {
            let (left, right) = (x(dark.lowerBound), min(x(dark.upperBound), plot.right))
            guard right > left else { continue }
            drawing.fill(
                .rectangle(Rectangle(x: left, y: plot.y, width: right - left, height: plot.height)), .even(night))
        }
        for tick in fan.ticks {
            let y = y(tick.place).rounded() + 0.5
            let isFreezing = tick.place == fan.freezing
            drawing.line(
                [Point(plot.x, y), Point(plot.right, y)],
                isFreezing
                    ? Stroke(.even(palette.secondaryText), width: 1, dash: [4, 3])
                    : Stroke(.even(palette.grid), width: 1, dash: [2, 3]))
            drawing.add(
                .label(DrawnText(tick.text, at: Point(plot.x - 8 * scale, y), .end, .chart, palette.secondaryText)))
        }
        var placer = LabelPlacer(
            in: Rectangle(x: 0, y: 0, width: width, height: plot.y), measure, gap: 5)
        for time in fan.times {
            let centre = min(x(time.place), width - measure.size(of: time.text, .chart).width / 2)
            placer.place(
                DrawnText(
                    time.text, at: Point(centre, plot.y - 12 * scale), .middle, .chart, palette.secondaryText))
        }
        for label in placer.labels { drawing.add(.label(label)) }
    }

    private func points(_ curve: [IssueFan.Value]) -> [Point] { curve.map { Point(x($0.hour), y($0.number)) } }

    private func addCurves(to drawing: inout Drawing) {
        let earlier = fan.curves.dropLast()
        func add(_ curve: [IssueFan.Value], _ opacity: Double, width: Double) {
            drawing.add(.stroke(path(points(curve)), Stroke(.even(palette.accent, opacity: opacity), width: width)))
        }
        for (index, curve) in earlier.enumerated() where curve.count > 1 && index != marked {
            let share = Double(index) / Double(max(earlier.count - 1, 1))
            let opacity = palette.isHighContrast ? 1 : marked == nil ? 0.28 + share * 0.5 : 0.2
            add(curve, opacity, width: 1.4)
        }
        addPresent(to: &drawing, isFaint: marked.map { $0 != fan.curves.count - 1 } ?? false)
        if let marked, let curve = fan.curves.dropLast().dropFirst(marked).first, curve.count > 1 {
            drawing.add(.stroke(path(points(curve)), Stroke(.even(ground), width: 5)))
            add(curve, 1, width: 2.4)
        }
    }

    private func addPresent(to drawing: inout Drawing, isFaint: Bool) {
        guard let present = fan.curves.last, present.count > 1 else { return }
        let line = path(points(present))
        guard !isFaint || palette.isHighContrast else {
            return drawing.add(.stroke(line, Stroke(.even(palette.text, opacity: 0.2), width: 2.6)))
        }
        drawing.add(.stroke(line, Stroke(.even(ground), width: 5)))
        let ramp = ColourRamp.temperature(palette.style)
        let stops = present.sorted { $0.number > $1.number }.map { PaintStop(y($0.number), ramp.colour($0.celsius)) }
        drawing.add(
            .stroke(line, Stroke(palette.isHighContrast ? .even(palette.text) : .vertical(stops), width: 2.6)))
    }

    private func path(_ points: [Point]) -> Path { fan.isFine ? MonotoneCurve.path(points) : .line(points) }

    /// Names the first and the present curve at their peaks, on the sides that look away from each other.
    private func addNames(to drawing: inout Drawing) {
        func peak(_ curve: [IssueFan.Value]?) -> Point? {
            curve?.max { $0.number < $1.number }.map { Point(x($0.hour), y($0.number)) }
        }
        guard let first = peak(fan.curves.first { $0.count > 1 }), let present = peak(fan.curves.last),
            let name = fan.text.rows.first?.timeText
        else { return }
        let isAbove = first.y <= present.y
        func label(_ text: String, _ point: Point, up: Bool, _ lettering: Lettering, _ colour: Colour) -> DrawnText {
            let half = measure.size(of: text, lettering).width / 2
            let centre = min(max(point.x, plot.x + half), plot.right - half)
            return DrawnText(
                text, at: point.moved(x: centre - point.x, y: (up ? -11 : 14) * scale), .middle, lettering, colour,
                rim: ground)
        }
        drawing.add(.label(label(name, first, up: isAbove, .chart, palette.secondaryText)))
        drawing.add(.label(label(fan.presentText, present, up: !isAbove, .boldChart, palette.text)))
    }

    private func addTable(to drawing: inout Drawing) {
        let row = 28 * scale
        let rain = fan.text.rows.map { measure.size(of: $0.rainText, .boldChart).width }.max() ?? 0
        let highs = fan.text.rows.map { measure.size(of: $0.highText, .boldChart).width }.max() ?? 0
        let names = fan.text.rows.map { measure.size(of: $0.timeText, .boldChart).width }.max() ?? 0
        let dot = 20 * scale
        let rest = table.width - names - dot - highs - 12 * scale - rain
        // The number tells it too: where there is no room for both, the bar is left out.
        let hasBars = rest >= 48 * scale
        let bar = (left: table.right - rain - (hasBars ? 48 : 0) * scale, width: 40 * scale)
        let high = bar.left - 12 * scale
        func add(
            _ text: String, _ x: Double, _ y: Double, _ anchor: DrawnText.Anchor, _ letters: Lettering, _ colour: Colour
        ) {
            drawing.add(.label(DrawnText(text, at: Point(x, y), anchor, letters, colour)))
        }
        let columns: [(Double, DrawnText.Anchor)] = [(table.x, .start), (high, .end), (table.right, .end)]
        for (heading, column) in zip(fan.text.headings, columns) {
            add(heading, column.0, table.y - 12 * scale, column.1, .chart, palette.secondaryText)
        }
        let (ramp, fills) = (ColourRamp.temperature(palette.style), ColourRamp.filling(palette.style))
        for (index, issue) in fan.text.rows.enumerated() {
            let isPresent = index == fan.text.rows.count - 1
            let (top, middle) = (table.y + Double(index) * row, table.y + (Double(index) + 0.5) * row)
            let lettering: Lettering = isPresent ? .boldChart : .chart
            if index == marked {
                let mark = Rectangle(x: table.x - 8 * scale, y: top + 4 * scale, width: 3, height: row - 8 * scale)
                drawing.fill(.rectangle(mark, radius: 1.5), .even(palette.accent))
            }
            if index > 0 {
                drawing.line(
                    [Point(table.x, top.rounded() + 0.5), Point(table.right, top.rounded() + 0.5)],
                    Stroke(.even(palette.grid, opacity: 0.55), width: 1))
            }
            add(issue.timeText, table.x, middle, .start, lettering, palette.text)
            add(issue.highText, high, middle, .end, lettering, palette.text)
            add(issue.rainText, table.right, middle, .end, lettering, palette.text)
            if let temperature = issue.high, rest >= 0 {
                let centre = Point(high - highs - dot / 2, middle)
                let dot = Path.circle(centre, radius: 4 * scale)
                drawing.fill(dot, .even(fills.colour(temperature)))
                drawing.add(.stroke(dot, Stroke(.even(ramp.colour(temperature)), width: 1)))
            }
            guard hasBars, let chance = issue.chance else { continue }
            func length(_ share: Double) -> Path {
                .rectangle(
                    Rectangle(
                        x: bar.left, y: middle - 3 * scale, width: max(share * bar.width, 6 * scale), height: 6 * scale),
                    radius: 3 * scale)
            }
            drawing.fill(length(1), .even(palette.track))
            if chance > 0 { drawing.fill(length(chance), .even(palette.rain[chance < 0.5 ? 0 : 1])) }
        }
    }
}
