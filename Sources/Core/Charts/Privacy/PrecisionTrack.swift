/// A slider with few stops, each with its words below it, from left to right in every language.
public struct PrecisionTrack: Sendable, Hashable {
    /// The words of the stops, such as "1 km".
    public let labels: [String]
    /// The position of the stop that is chosen, from 0.
    public let chosen: Int

    /// Takes the words of the stops, and the position of the one that is chosen.
    public init(_ labels: [String], chosen: Int) {
        (self.labels, self.chosen) = (labels, chosen)
    }

    /// The radius of the knob in pixels.
    public static let radius = 9.0
    /// The pixels from the top to the middle of the knob.
    public static let middle = 14.0

    private static let lettering = Lettering(9.5)
    private static let boldLettering = Lettering(9.5, isBold: true)

    /// Pixels from the top to the end of the words.
    public func height(_ measure: some TextMeasuring) -> Double {
        Self.middle * 2 + lineHeight(measure)
    }

    /// Pixels from the left edge to a stop.
    public func x(of position: Int, width: Double, _ measure: some TextMeasuring) -> Double {
        let inset = inset(measure)
        return inset + Double(position) / Double(max(labels.count - 1, 1)) * max(width - 2 * inset, 1)
    }

    /// Returns the stop nearest to so many pixels from the left edge.
    public func position(atX x: Double, width: Double, _ measure: some TextMeasuring) -> Int {
        labels.indices.min {
            abs(self.x(of: $0, width: width, measure) - x) < abs(self.x(of: $1, width: width, measure) - x)
        } ?? 0
    }

    /// Returns the marks; words for which there is no room are left out, those of the chosen stop last of all.
    public func drawing(
        width: Double, height: Double, _ palette: Palette, _ measure: some TextMeasuring
    ) -> Drawing {
        var drawing = Drawing(width: width, height: height)
        let xs = labels.indices.map { x(of: $0, width: width, measure) }
        guard let first = xs.first, let last = xs.last, xs.indices.contains(chosen) else { return drawing }
        func bar(to right: Double, _ colour: Colour) {
            guard right > first else { return }
            let box = Rectangle(x: first, y: Self.middle - 3, width: right - first, height: 6)
            drawing.fill(.rectangle(box, radius: 3), .even(colour))
        }
        bar(to: last, palette.track)
        bar(to: xs[chosen], palette.accent)
        for (position, x) in xs.enumerated() {
            let radius = position == chosen ? Self.radius : 4
            let centre = Point(x, Self.middle)
            drawing.fill(
                .circle(centre, radius: radius + 1), .even(position > chosen ? palette.grid : palette.accent))
            drawing.fill(.circle(centre, radius: radius - 1), .even(palette.card))
        }
        let y = Self.middle * 2 + lineHeight(measure) / 2 - 1
        var taken: [Rectangle] = []
        for position in [chosen] + labels.indices.filter({ $0 != chosen }) {
            let isChosen = position == chosen
            let label = DrawnText(
                labels[position], at: Point(xs[position], y), .middle,
                isChosen ? Self.boldLettering : Self.lettering, isChosen ? palette.text : palette.secondaryText)
            let box = label.box(measure).grown(by: 2)
            guard !taken.contains(where: box.overlaps) else { continue }
            taken.append(box)
            drawing.add(.label(label))
        }
        return drawing
    }

    /// The pixels that stay free at both ends, for half of the words and half of the knob.
    private func inset(_ measure: some TextMeasuring) -> Double {
        [labels.first, labels.last].compactMap { $0 }
            .map { measure.size(of: $0, Self.boldLettering).width / 2 }.reduce(Self.radius + 1, max)
    }

    private func lineHeight(_ measure: some TextMeasuring) -> Double {
        measure.size(of: labels.first ?? "", Self.boldLettering).height
    }
}
