import Foundation
public import WeatherText

/// Draws where the wind comes from: a part of the horizon has an area as large as its hours are many.
public struct WindRoseDrawing<Measure: TextMeasuring> {
    private let rose: WindRose
    private let palette: Palette
    private let measure: Measure

    /// - Parameter rose: The hours by directions.
    public init(_ rose: WindRose, palette: Palette, measure: Measure) {
        (self.rose, self.palette, self.measure) = (rose, palette, measure)
    }

    /// Returns the rose in a square, north above.
    public func drawing(size: Double) -> Drawing {
        var drawing = Drawing(width: size, height: size)
        let centre = Point(size / 2, size / 2)
        let letters = rose.letters.map { measure.size(of: $0, .chart) }
        let edge = letters.map { max($0.width, $0.height) }.max() ?? 0
        let radius = max(size / 2 - edge - 4, 1)
        for ring in [radius, radius / 2] {
            drawing.add(
                .stroke(.circle(centre, radius: ring), Stroke(.even(palette.axis), width: 1, dash: [2, 3])))
        }
        for wedge in wedges(centre, radius) { drawing.fill(wedge, .even(palette.accent, opacity: 0.85)) }
        for (index, text) in rose.letters.enumerated() {
            let angle = Double(index) * .pi / 2 - .pi / 2
            let reach = radius + 3 + edge / 2
            drawing.add(
                .label(
                    DrawnText(
                        text, at: Point(centre.x + cos(angle) * reach, centre.y + sin(angle) * reach), .middle, .chart,
                        palette.secondaryText)))
        }
        return drawing
    }

    /// The parts that have hours.
    private func wedges(_ centre: Point, _ radius: Double) -> [Path] {
        guard let most = rose.hours.max(), most > 0 else { return [] }
        let width = 2 * .pi / Double(rose.hours.count)
        return rose.hours.enumerated().compactMap { index, hours in
            guard hours > 0 else { return nil }
            let middle = Double(index) * width - .pi / 2
            // A little apart, so that each is seen by itself.
            let (from, to) = (middle - width * 0.45, middle + width * 0.45)
            let reach = radius * (hours / most).squareRoot()
            return Path([
                .move(centre), .line(Point(centre.x + cos(from) * reach, centre.y + sin(from) * reach)),
                .arc(centre: centre, radius: reach, from: from, to: to), .close,
            ])
        }
    }
}
