/// Draws the rain of the next two hours as bars in three equal bands.
public struct RainDrawing<Measure: TextMeasuring> {
    private let strip: RainStrip
    private let width: Double
    private let textScale: Double
    private let palette: Palette
    private let measure: Measure
    /// The room of the bars.
    private let plot: Rectangle
    private let showsBands: Bool

    /// - Parameters:
    ///   - width: The width of the whole picture in pixels, gutters included.
    ///   - textScale: How much larger text is than at 100 %.
    public init(_ strip: RainStrip, width: Double, textScale: Double = 1, palette: Palette, measure: Measure) {
        (self.strip, self.width, self.textScale) = (strip, width, textScale)
        (self.palette, self.measure) = (palette, measure)
        let words = strip.bands.map { measure.size(of: $0, .chart).width }.max() ?? 0
        showsBands = words + 20 < width / 3
        let right = showsBands ? max(72 * textScale, words + 16) : 12
        plot = Rectangle(
            x: Self.left, y: 8 * textScale, width: width - Self.left - right, height: 39 * textScale)
    }

    /// Pixels before the bars.
    private static var left: Double { 8 }

    /// Pixels from top to bottom.
    public static func height(textScale: Double) -> Double { 68 * textScale }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        var drawing = Drawing(width: width, height: Self.height(textScale: textScale))
        for band in [1.0, 2] {
            let y = (plot.bottom - band * plot.height / 3).rounded() + 0.5
            drawing.line(
                [Point(plot.x, y), Point(plot.right, y)], Stroke(.even(palette.grid), width: 1, dash: [2, 3]))
        }
        strip.bars.forEach { add($0, to: &drawing) }
        let base = plot.bottom.rounded() + 0.5
        drawing.line([Point(plot.x, base), Point(plot.right, base)], Stroke(.even(palette.axis), width: 1))
        for tick in strip.ticks {
            let x = (plot.x + tick.place * plot.width).rounded() + 0.5
            drawing.line([Point(x, base), Point(x, base + 3)], Stroke(.even(palette.axis), width: 1))
        }
        for label in times + bands { drawing.add(.label(label)) }
        return drawing
    }

    private func add(_ bar: RainStrip.Bar, to drawing: inout Drawing) {
        guard let share = bar.height, share > 0 else { return }
        let left = plot.x + max(0, bar.span.start) * plot.width
        let right = plot.x + min(1, bar.span.end) * plot.width
        // What is left of a step at the ends of the axis may be too little to be seen.
        guard right - left >= 2 else { return }
        let gap = min(1.5, (right - left) / 4)
        let height = max(2, share * plot.height)
        let box = Rectangle(
            x: left + gap, y: plot.bottom - height, width: right - left - 2 * gap, height: height)
        let colour = palette.rain[min(Int(share * 3), 2)]
        guard bar.isFrozen else { return drawing.fill(.rectangle(box, radius: 1.5), .even(colour)) }
        drawing.fill(.rectangle(box, radius: 1.5), .even(colour, opacity: 0.28))
        drawing.add(.stroke(.rectangle(box.grown(by: -0.75), radius: 1.5), Stroke(.even(colour), width: 1.5)))
    }

    private var times: [DrawnText] {
        let lane = Rectangle(x: 0, y: plot.bottom, width: width, height: Self.height(textScale: textScale))
        var placer = LabelPlacer(in: lane, measure)
        let y = plot.bottom + 11 * textScale
        for tick in strip.ticks {
            let x = plot.x + tick.place * plot.width
            placer.place(
                DrawnText(
                    tick.text, at: Point(x, y), tick.place == 0 ? .start : .middle, .chart, palette.secondaryText))
        }
        return placer.labels
    }

    private var bands: [DrawnText] {
        guard showsBands else { return [] }
        let height = plot.height / 3
        return strip.bands.enumerated().map { index, word in
            let y = plot.bottom - (Double(index) + 0.5) * height
            return DrawnText(word, at: Point(plot.right + 8, y), .start, .chart, palette.secondaryText)
        }
    }
}
