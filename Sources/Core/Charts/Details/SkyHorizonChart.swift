public import WeatherText

/// Sun and moon over one horizon from midnight to midnight, by their true heights, with the times of sunrise and sunset.
public struct SkyHorizonChart<Measure: TextMeasuring> {
    private let sky: SkyHorizon
    private let paints: DetailPaints
    private let textScale: Double
    private let measure: Measure

    /// The height at 100 % text, in pixels.
    public static var height: Double { 110 }
    /// The room at both ends at 100 % text, so that a sun of midnight is never cut.
    public static var inset: Double { 9 }

    /// - Parameters:
    ///   - textScale: The size of text relative to the usual one.
    ///   - measure: The room of text in the font it is drawn in.
    public init(_ sky: SkyHorizon, _ palette: Palette, textScale: Double = 1, measure: Measure) {
        (self.sky, self.textScale, self.measure) = (sky, textScale, measure)
        paints = DetailPaints(palette: palette)
    }

    /// Draws it for a size in pixels.
    public func drawing(width: Double, height: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let line = measure.size(of: "0", .chart).height
        let room = Rectangle(
            x: Self.inset * textScale, y: 10 * textScale, width: width - 2 * Self.inset * textScale,
            height: height - line - 14 * textScale)
        // A low sun of winter stays low: at least a sixth of the way to the zenith is shown.
        let top = max((sky.sun + sky.moon).max() ?? 0, 15)
        func points(_ heights: [Double]) -> [[Point]] {
            Self.above(heights).map { run in
                run.map { Point(room.x + $0.x * room.width, room.bottom - $0.y / top * room.height) }
            }
        }
        addSun(points(sky.sun), room, to: &drawing)
        for run in points(sky.moon) {
            drawing.line(run, Stroke(.even(paints.moon), width: 1.8 * textScale, dash: [2.4, 3.6]))
        }
        drawing.line(
            [Point(room.x, room.bottom + 0.5), Point(room.right, room.bottom + 0.5)],
            Stroke(.even(paints.palette.secondaryText), width: 1))
        addNow(top, room, to: &drawing)
        var placer = LabelPlacer(in: Rectangle(x: 0, y: 0, width: width, height: height).grown(by: 0.01), measure)
        for (passage, x) in zip(sky.passages, places(room, width)) {
            placer.place(
                DrawnText(
                    passage.text, at: Point(x, room.bottom + 4 * textScale + line / 2), .middle, .chart,
                    paints.palette.secondaryText))
        }
        for label in placer.labels { drawing.add(.label(label)) }
        return drawing
    }

    /// The middles of the times: below the crossings, and aside where two of a short day would touch.
    private func places(_ room: Rectangle, _ width: Double) -> [Double] {
        let (halves, gap) = (sky.passages.map { measure.size(of: $0.text, .chart).width / 2 }, 6.0)
        var middles = zip(sky.passages, halves).map { max(room.x + $0.share * room.width, $1) }
        for index in middles.indices.dropFirst() {
            let overlap = middles[index - 1] + halves[index - 1] + gap + halves[index] - middles[index]
            guard overlap > 0 else { continue }
            middles[index - 1] = max(middles[index - 1] - overlap / 2, halves[index - 1])
            middles[index] = max(middles[index], middles[index - 1] + halves[index - 1] + gap + halves[index])
        }
        var end = width
        for index in middles.indices.reversed() {
            middles[index] = min(middles[index], end - halves[index])
            end = middles[index] - halves[index] - gap
        }
        return middles
    }

    private func addSun(_ runs: [[Point]], _ room: Rectangle, to drawing: inout Drawing) {
        let colour = paints.line(.sky)
        for run in runs {
            guard let first = run.first, let last = run.last, run.count > 1 else { continue }
            var area = Path.line(run)
            area.append(.line(Point(last.x, room.bottom)))
            area.append(.line(Point(first.x, room.bottom)))
            area.append(.close)
            if !paints.palette.isHighContrast {
                drawing.fill(
                    area,
                    .vertical([
                        PaintStop(room.y, colour, opacity: 0.28), PaintStop(room.bottom, colour, opacity: 0.04),
                    ]))
            }
            drawing.line(run, Stroke(.even(colour), width: 2))
        }
    }

    /// The sun stands where it is now, while it is up.
    private func addNow(_ top: Double, _ room: Rectangle, to drawing: inout Drawing) {
        let position = sky.now * Double(sky.sun.count - 1)
        let index = min(max(Int(position), 0), sky.sun.count - 2)
        let height = sky.sun[index] + (position - Double(index)) * (sky.sun[index + 1] - sky.sun[index])
        guard (0...1).contains(sky.now), height > 0 else { return }
        let point = Point(room.x + sky.now * room.width, room.bottom - height / top * room.height)
        drawing.fill(.circle(point, radius: 9 * textScale), .even(paints.palette.card))
        drawing.fill(.circle(point, radius: 7 * textScale), .even(paints.sun))
    }

    /// The runs of a curve over the horizon, x from 0 to 1, with a point where it crosses.
    static func above(_ heights: [Double]) -> [[Point]] {
        var runs: [[Point]] = []
        var isUp = false
        let steps = Double(max(heights.count - 1, 1))
        for (index, height) in heights.enumerated() {
            let before = index > 0 ? heights[index - 1] : height
            let crossing = Point((Double(index) - height / (height - before)) / steps, 0)
            let point = Point(Double(index) / steps, height)
            switch (isUp, height > 0) {
            case (false, true): runs.append(index > 0 ? [crossing, point] : [point])
            case (true, true): runs[runs.count - 1].append(point)
            case (true, false): runs[runs.count - 1].append(crossing)
            case (false, false): break
            }
            isUp = height > 0
        }
        return runs
    }
}
