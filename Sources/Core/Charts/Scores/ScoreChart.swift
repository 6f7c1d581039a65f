public import ForecastHistory
import WeatherModel
public import WeatherText

/// The mean error of the high by days ahead, a line a source.
public struct ScoreChart: Sendable, Hashable {
    /// A mean error so many days ahead.
    struct Mark: Sendable, Hashable {
        /// The position of the days ahead among those that are scored.
        let lead: Int
        /// The error in the unit shown.
        let value: Double
    }

    /// A source.
    struct Line: Sendable, Hashable {
        let name: String
        /// The number of its stroke, which is that of Compare.
        let stroke: Int
        let marks: [Mark]
    }

    /// An error that is marked.
    struct Tick: Sendable, Hashable {
        let value: Double
        let text: String
    }

    let lines: [Line]
    /// The days ahead as they are shown.
    let leads: [String]
    /// The marked errors from 0 on.
    let ticks: [Tick]
    /// All of it for a screen reader.
    public let spokenText: String

    /// Returns nil where no source has a verdict for two numbers of days ahead.
    public init?(_ card: Scorecard, _ text: ScorecardText, _ formatter: WeatherFormatter) {
        let units = formatter.units
        let zero = units.number(Temperature(0))
        var lines: [Line] = []
        var spoken: [String] = []
        let sources = card.scores.filter { $0.daysAhead == Scorecard.leads.first }.map(\.source)
        for (source, stroke) in zip(sources, ComparisonColours.numbers(of: sources.map(\.id))) {
            let own = zip(card.scores, text.rows).filter { $0.0.source.id == source.id }
            let known = own.enumerated().compactMap { lead, pair in
                pair.0.high.map { Mark(lead: lead, value: units.number(Temperature($0.value)) - zero) }
            }
            guard known.count > 1 else { continue }
            lines.append(Line(name: source.name, stroke: stroke, marks: known))
            let words = own.filter { $0.0.high != nil }.map { pair in
                tr("{title} {value}", ["title": pair.1.aheadText, "value": pair.1.highText])
            }
            spoken.append(tr("{place}: {words}", ["place": source.name, "words": PhraseList.text(words)]))
        }
        guard !lines.isEmpty else { return nil }
        let most = lines.flatMap(\.marks).map(\.value).max() ?? 1
        let step: Double = most > 8 ? 4 : most > 4 ? 2 : 1
        self.lines = lines
        leads = Scorecard.leads.map { days in
            tr(one: "{count} day", other: "{count} days", count: days, ["count": formatter.count(days)])
        }
        ticks = stride(from: 0, through: (most / step).rounded(.up) * step, by: step).map {
            Tick(value: $0, text: tr("{number}°", ["number": formatter.count(Int($0))]))
        }
        spokenText = PhraseList.sentences(spoken) ?? ""
    }
}

extension ScoreChart {
    /// The height in pixels.
    public static func height(textScale: Double) -> Double { 160 * textScale }

    /// Returns lines with the names of their sources at the end; days ahead run from left to right in every language.
    public func drawing(width: Double, textScale: Double, palette: Palette, measure: some TextMeasuring) -> Drawing {
        let height = Self.height(textScale: textScale)
        var drawing = Drawing(width: width, height: height)
        let colours = ComparisonColours(palette)
        let gutter = (ticks.map { measure.size(of: $0.text, .chart).width }.max() ?? 0) + 8 * textScale
        let names = lines.map { measure.size(of: $0.name, .boldChart).width }.max() ?? 0
        let plot = Rectangle(
            x: gutter, y: 14 * textScale, width: max(width - gutter - names - 14 * textScale, 60),
            height: height - 44 * textScale)
        let top = ticks.last?.value ?? 1
        func x(_ lead: Int) -> Double {
            plot.x + (Double(lead) + 0.2) / (Double(max(leads.count - 1, 1)) + 0.4) * plot.width
        }
        func y(_ value: Double) -> Double { plot.bottom - value / max(top, 1) * plot.height }
        for (number, tick) in ticks.enumerated() {
            let line = y(tick.value).rounded() + 0.5
            drawing.line(
                [Point(plot.x, line), Point(plot.right, line)],
                number == 0
                    ? Stroke(.even(palette.axis), width: 1) : Stroke(.even(palette.grid), width: 1, dash: [2, 3]))
            drawing.add(
                .label(
                    DrawnText(tick.text, at: Point(gutter - 6 * textScale, line), .end, .chart, palette.secondaryText)))
        }
        for (lead, text) in leads.enumerated() {
            let place = Point(x(lead), plot.bottom + 14 * textScale)
            drawing.add(.label(DrawnText(text, at: place, .middle, .chart, palette.secondaryText)))
        }
        for line in lines {
            let points = line.marks.map { Point(x($0.lead), y($0.value)) }
            drawing.add(.stroke(.line(points), colours.stroke(line.stroke, textScale: textScale)))
            for point in points {
                drawing.fill(.circle(point, radius: 4 * textScale), .even(palette.card))
                drawing.add(
                    .stroke(
                        .circle(point, radius: 3.5 * textScale),
                        Stroke(.even(colours.colour(line.stroke)), width: 2 * textScale)))
            }
        }
        // Names from the least error on, each a line apart at least.
        var last = Double.infinity
        let ends = lines.compactMap { line in line.marks.last.map { (line, y($0.value)) } }
        for (line, end) in ends.sorted(by: { $0.1 > $1.1 }) {
            let place = min(end, last - 16 * textScale)
            last = place
            drawing.add(
                .label(
                    DrawnText(
                        line.name, at: Point(plot.right + 10 * textScale, place), .start, .boldChart,
                        colours.colour(line.stroke))))
        }
        return drawing
    }
}
