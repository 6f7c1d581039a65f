import Foundation
import WeatherModel
public import WeatherRules
public import WeatherText

/// The days on which a rule was tried, each with its value furthest past the threshold or nearest to it.
public struct RuleTrialPicture: Sendable, Hashable {
    /// A day.
    public struct Day: Sendable, Hashable {
        /// The number of the day in its month.
        public let text: String
        /// Its value in the unit of the quantity; nil where none is known.
        public let value: Double?
        /// Whether the rule would have told of it.
        public let isTold: Bool
    }

    /// The days in order.
    public let days: [Day]
    /// The threshold in the unit of the quantity.
    public let threshold: Double
    /// The threshold as text.
    public let thresholdText: String

    /// Makes the picture of a trial; nil where nothing is kept.
    public init?(_ run: RuleDryRun, _ formatter: WeatherFormatter, threshold: Double, text: String) {
        guard run.values.contains(where: { $0.value != nil }) else { return nil }
        let told = Set(run.notices.map(\.day))
        days = run.values.map {
            Day(text: formatter.dayOfMonth($0.day), value: $0.value, isTold: told.contains($0.day))
        }
        (self.threshold, thresholdText) = (threshold, text)
    }
}

extension RuleTrialPicture {
    /// The height in pixels.
    public static func height(textScale: Double) -> Double { 96 * textScale }

    /// Returns the bars of the days, those that would have been told in the accent's colour, and the threshold across them.
    public func drawing(
        width: Double, textScale: Double, palette: Palette, measure: some TextMeasuring
    ) -> Drawing {
        let height = Self.height(textScale: textScale)
        var drawing = Drawing(width: width, height: height)
        let (top, bottom) = (18 * textScale, height - 20 * textScale)
        let known = days.compactMap(\.value) + [threshold]
        var (low, high) = (min(known.min() ?? 0, 0), max(known.max() ?? 1, 0))
        if known.allSatisfy({ $0 > 100 }) { low = (known.min() ?? 0) * 0.9 }
        if high - low < 1e-9 { high = low + 1 }
        func y(_ value: Double) -> Double { bottom - (value - low) / (high - low) * (bottom - top) }
        let column = width / Double(max(days.count, 1))
        let base = y(max(low, 0))
        var placer = LabelPlacer(in: Rectangle(x: 0, y: 0, width: width, height: height), measure, gap: 3)
        var bars: [Rectangle] = []
        for (number, day) in days.enumerated() {
            let centre = (Double(number) + 0.5) * column
            let label = DrawnText(
                day.text, at: Point(centre, height - 9 * textScale), .middle, day.isTold ? .boldChart : .chart,
                day.isTold ? palette.text : palette.secondaryText)
            if day.isTold || number.isMultiple(of: column < 28 * textScale ? 2 : 1) { placer.place(label) }
            guard let value = day.value else { continue }
            let (from, to) = (min(y(value), base), max(y(value), base))
            let bar = Rectangle(x: centre - column * 0.31, y: from, width: column * 0.62, height: max(to - from, 2))
            bars.append(bar)
            drawing.fill(
                .rectangle(bar, radius: min(4, bar.height / 2)), .even(day.isTold ? palette.accent : palette.track))
        }
        drawing.line([Point(0, base), Point(width, base)], Stroke(.even(palette.axis), width: 1))
        let line = y(threshold).rounded() + 0.5
        drawing.line([Point(0, line), Point(width, line)], Stroke(.even(palette.text), width: 1, dash: [4, 3]))
        // Clear of the bars where there is room, else on a rim over them.
        let ends: [(Double, DrawnText.Anchor)] = [(width - 2, .end), (2, .start)]
        let limits = [-9.0, 9].flatMap { shift in
            ends.map { x, anchor in
                DrawnText(
                    thresholdText, at: Point(x, line + shift * textScale), anchor, .chart, palette.text,
                    rim: palette.card)
            }
        }
        let clear = limits.filter { label in !bars.contains { $0.overlaps(label.box(measure)) } }
        placer.place(firstOf: clear + limits)
        for label in placer.labels { drawing.add(.label(label)) }
        return drawing
    }
}
