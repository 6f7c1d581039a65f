/// The five steps of the map's rain with their limits and words.
public struct RainLegend: Sendable, Hashable {
    /// The limits from which each step counts, as numbers of the chosen unit.
    let limits: [String]
    /// The unit, "mm/h".
    let unit: String
    /// The words "light", "moderate", "heavy" and "violent".
    let words: [String]

    /// Takes five limits as numbers, their unit, and four words, of which the first is that of the two lowest steps.
    public init(limits: [String], unit: String, words: [String]) {
        (self.limits, self.unit, self.words) = (limits, unit, words)
    }
}

/// Draws the legend of the rain map.
public struct RainLegendDrawing<Measure: TextMeasuring> {
    private let legend: RainLegend
    private let width: Double
    private let textScale: Double
    private let style: ColourStyle
    private let measure: Measure

    /// - Parameters:
    ///   - width: The width of the picture in pixels.
    ///   - textScale: How much larger text is than at 100 %.
    public init(_ legend: RainLegend, width: Double, textScale: Double = 1, style: ColourStyle, measure: Measure) {
        (self.legend, self.width, self.textScale, self.style, self.measure) = (legend, width, textScale, style, measure)
    }

    /// Pixels from top to bottom; words that have no room beside each other stand in two lines.
    public static func height(width: Double, textScale: Double) -> Double {
        12 + (isCrowded(width, textScale) ? 64 : 32) * textScale
    }

    private static func isCrowded(_ width: Double, _ textScale: Double) -> Bool { width < 260 * textScale }

    /// The marks, from the ground up.
    public var drawing: Drawing {
        let height = Self.height(width: width, textScale: textScale)
        let line = Self.isCrowded(width, textScale) ? 16 * textScale : 0
        var drawing = Drawing(width: width, height: height)
        let (palette, steps) = (Palette(style), MapColours(style).rain)
        let (y, part) = (16 * textScale + 2 + line, width / Double(steps.count))
        for (index, step) in steps.enumerated() {
            let box = Rectangle(x: Double(index) * part + 1, y: y, width: part - 2, height: 8)
            drawing.fill(.rectangle(box), .even(step.fill))
            if index == 0 || palette.isHighContrast {
                drawing.add(
                    .stroke(.rectangle(box.grown(by: -0.5)), Stroke(.even(step.edge), width: 1)))
            }
        }
        let whole = Rectangle(x: 0, y: 0, width: width, height: height)
        var above = LabelPlacer(in: whole, measure)
        for (index, word) in legend.words.enumerated() {
            let half = measure.size(of: word, .chart).width / 2
            let place = min(index == 0 ? part : (Double(index) + 1.5) * part, width - half - 1)
            let row = 7 * textScale + (index.isMultiple(of: 2) ? 0 : line)
            above.place(DrawnText(word, at: Point(place, row), .middle, .chart, palette.text))
        }
        var below = LabelPlacer(in: whole, measure)
        let row = y + 10 + 8 * textScale
        for (index, limit) in legend.limits.enumerated() {
            let place = Point(Double(index) * part, row)
            below.place(DrawnText(limit, at: place, index == 0 ? .start : .middle, .chart, palette.secondaryText))
        }
        below.place(DrawnText(legend.unit, at: Point(width, row + line), .end, .chart, palette.secondaryText))
        for label in above.labels + below.labels { drawing.add(.label(label)) }
        return drawing
    }
}
