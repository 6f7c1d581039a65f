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

    /// The height in pixels for a width: the dot, a gap, and the words, in one line unless text is large.
    public func height(width: Double) -> Double { placed(steps(width), width).height }

    /// Draws it for a width in pixels; a word that would be cut or touch another goes below the others in large text, else it
    /// is left out, but never the true one.
    public func drawing(width: Double) -> Drawing {
        let steps = steps(width)
        let (labels, height) = placed(steps, width)
        var drawing = Drawing(width: width, height: height)
        for (index, step) in steps.enumerated() { add(step, index, to: &drawing) }
        let middle = 7 * textScale
        let (step, rim) = (steps[scale.step], 5 * textScale)
        let x = min(max(step.x + scale.share * step.width, step.x + rim), max(step.right - rim, step.x + rim))
        drawing.fill(.circle(Point(x, middle), radius: 7 * textScale), .even(paints.palette.card))
        drawing.fill(.circle(Point(x, middle), radius: 5 * textScale), .even(paints.palette.now))
        for label in labels { drawing.add(.label(label)) }
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

    /// The most lines of words, of which text of the usual size needs one.
    private var mostLines: Int { textScale >= 1.3 ? scale.words.count : 1 }

    /// The words, and the height of all.
    private func placed(_ steps: [Rectangle], _ width: Double) -> (labels: [DrawnText], height: Double) {
        let line = scale.words.map { measure.size(of: $0, .boldChart).height }.max() ?? 0
        let top = 14 * textScale
        // A label at the very edge may lie a rounding beyond it.
        let room = Rectangle(x: 0, y: 0, width: width, height: top + Double(mostLines) * line + 1).grown(by: 0.01)
        // More than a space, or two steps would be read as one.
        var placer = LabelPlacer(in: room, measure, gap: 7 * textScale)
        let first = ((top + line).rounded(.up) + top) / 2
        func label(_ index: Int, onLine number: Int, kept isKept: Bool, aside shift: Double = 0) -> DrawnText {
            let (word, isTrue) = (scale.words[index], index == scale.step)
            let lettering: Lettering = isTrue ? .boldChart : .chart
            let half = measure.size(of: word, lettering).width / 2
            let centre = steps[index].centre.x
            let x = isKept ? min(max(centre, half), max(width - half, half)) : centre + shift
            return DrawnText(
                word, at: Point(x, first + Double(number) * line), .middle, lettering,
                isTrue ? paints.palette.text : paints.palette.secondaryText)
        }
        placer.place(label(scale.step, onLine: 0, kept: true))
        // From the true one outwards, as each may move the next.
        let (before, after) = (scale.words.indices.prefix(scale.step), scale.words.indices.dropFirst(scale.step + 1))
        for index in before.reversed() + Array(after) {
            let below = (0..<mostLines).dropFirst().map { label(index, onLine: $0, kept: true) }
            // The first and the last may reach a little under the next step, and all a little aside, rather than go.
            let outwards = index < scale.step ? -1.0 : 1
            let aside = stride(from: 2, through: steps[index].width / 4, by: 2).map {
                label(index, onLine: 0, kept: false, aside: outwards * $0)
            }
            let beside = label(index, onLine: 0, kept: true)
            placer.place(firstOf: [label(index, onLine: 0, kept: false)] + aside + [beside] + below)
        }
        let lines = placer.labels.map { (($0.place.y - first) / max(line, 1)).rounded() + 1 }.max() ?? 1
        return (placer.labels, (top + lines * line).rounded(.up))
    }
}
