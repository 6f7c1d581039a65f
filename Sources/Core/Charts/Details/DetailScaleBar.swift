public import WeatherText

/// The scale of a card in words: a step each, the true one marked by a dot and its word in bold.
public struct DetailScaleBar<Measure: TextMeasuring> {
    private let scale: DetailScale
    private let paints: DetailPaints
    private let textScale: Double
    private let measure: Measure

    /// - Parameters:
    ///   - textScale: The size of text relative to the usual one.
    ///   - measure: The room of text in the font it is drawn in.
    public init(_ scale: DetailScale, _ palette: Palette, textScale: Double = 1, measure: Measure) {
        (self.scale, self.textScale, self.measure) = (scale, textScale, measure)
        paints = DetailPaints(palette: palette)
    }

    /// The height in pixels: the dot, a gap, and a line of words.
    public var height: Double {
        let words = scale.words.map { measure.size(of: $0, .boldChart).height }.max() ?? 0
        return (14 * textScale + words).rounded(.up)
    }

    /// Draws it for a width in pixels; a word that would be cut or touch another is left out, but never the true one.
    public func drawing(width: Double) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let steps = steps(width)
        for (index, step) in steps.enumerated() { add(step, index, to: &drawing) }
        let middle = 7 * textScale
        let (step, rim) = (steps[scale.step], 5 * textScale)
        let x = min(max(step.x + scale.share * step.width, step.x + rim), max(step.right - rim, step.x + rim))
        drawing.fill(.circle(Point(x, middle), radius: 7 * textScale), .even(paints.palette.card))
        drawing.fill(.circle(Point(x, middle), radius: 5 * textScale), .even(paints.palette.now))
        for label in labels(steps, width) { drawing.add(.label(label)) }
        return drawing
    }

    private func steps(_ width: Double) -> [Rectangle] {
        let count = Double(scale.words.count)
        let gap = 2.0
        let room = (width - gap * (count - 1)) / count
        return scale.words.indices.map { index in
            Rectangle(x: Double(index) * (room + gap), y: 4 * textScale, width: room, height: 6 * textScale)
        }
    }

    private func add(_ step: Rectangle, _ index: Int, to drawing: inout Drawing) {
        let colours = paints.area(index, of: scale)
        let isOutlined = paints.palette.isHighContrast && index != scale.step
        if !isOutlined { drawing.fill(.rectangle(step, radius: step.height / 2), .even(colours.fill)) }
        guard let colour = isOutlined ? paints.palette.axis : colours.edge else { return }
        let edge = step.grown(by: -0.5)
        drawing.add(.stroke(.rectangle(edge, radius: edge.height / 2), Stroke(.even(colour), width: 1)))
    }

    private func labels(_ steps: [Rectangle], _ width: Double) -> [DrawnText] {
        // A label at the very edge may lie a rounding beyond it.
        let room = Rectangle(x: 0, y: 0, width: width, height: height).grown(by: 0.01)
        let middle = 14 * textScale + (height - 14 * textScale) / 2
        // More than a space, or two steps would be read as one.
        var placer = LabelPlacer(in: room, measure, gap: 7 * textScale)
        let palette = paints.palette
        let half = measure.size(of: scale.word, .boldChart).width / 2
        let x = min(max(steps[scale.step].centre.x, half), max(width - half, half))
        placer.place(DrawnText(scale.word, at: Point(x, middle), .middle, .boldChart, palette.text))
        for (index, word) in scale.words.enumerated() where index != scale.step {
            placer.place(
                DrawnText(word, at: Point(steps[index].centre.x, middle), .middle, .chart, palette.secondaryText))
        }
        return placer.labels
    }
}
