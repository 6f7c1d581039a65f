/// Where the parts of a quantity's chart lie, in pixels from its top left corner.
public struct QuantityLayout: Sendable {
    /// The width of the whole drawing.
    public let width: Double
    /// How much larger text is than at 100 %.
    public let textScale: Double
    /// The area of the values, between the gutters.
    public let plot: Rectangle
    /// The row of weekdays and dates above it.
    public let names: Rectangle
    /// The row of hours and of "Now" below it; of hours alone where a lane lies below.
    public let hours: Rectangle
    /// The arrows and the numbers of the days' winds; nil without them.
    public let lane: Rectangle?
    /// Whether the names of a scale's parts stand beside the plot.
    let hasBands: Bool
    /// The lines of the legend, each with its signs from left to right.
    let legend: [[(sign: QuantityChart.Sign, x: Double)]]
    /// How many hours the plot covers.
    let length: Double

    /// Pixels between a number and the plot, and at least between it and the card's edge.
    private static let inset = 8.0
    /// Pixels before the words of the card.
    private static let side = 16.0
    /// Pixels of the legend's swatch, of the gap before its word and of that after it, at 100 % text.
    static let (swatch, gap, next) = (18.0, 6.0, 16.0)
    /// The pixels that a line of the legend takes at 100 % text.
    static let line = 18.0
    /// The pixels of a day from which on its hours are written, at 100 % text.
    static let dayOfHours = 66.0

    /// - Parameters:
    ///   - top: Pixels that stay free above.
    ///   - measure: The room of the legend's words.
    public init(
        _ chart: QuantityChart, width: Double, textScale: Double = 1, top: Double = 0, measure: some TextMeasuring
    ) {
        (self.width, self.textScale, length) = (width, textScale, max(chart.length, 1))
        let isNarrow = width < 400 * textScale
        let widest =
            (chart.ticks.map(\.text) + [chart.unit, chart.laneText].compactMap { $0 }).map {
                measure.size(of: $0, .chart).width
            }.max() ?? 0
        // Numbers stand as far from the card's edges as the plot does from them.
        let left = max((isNarrow ? 34 : 48) * textScale, widest + 2 * Self.inset)
        hasBands = !chart.bands.isEmpty && !isNarrow && textScale < 1.6
        // The names of the scale's parts are read whole, as long as they leave the values two thirds of the width.
        let longest = hasBands ? chart.bands.map { measure.size(of: $0.word, .boldChart).width }.max() ?? 0 : 0
        let second = chart.second?.ticks.map { measure.size(of: $0.text, .chart).width }.max()
        let right =
            hasBands
            ? min(max(76 * textScale, longest + 2 * Self.inset), width / 3)
            : second.map { max(46 * textScale, $0 + 2 * Self.inset) } ?? (isNarrow ? 12 : 16)
        let height = (isNarrow ? 210 : chart.isLow ? 166 : 284) * (1 + (min(textScale, 2) - 1) * 0.5)
        let (x, across) = (left, max(width - left - right, 1))
        names = Rectangle(x: x, y: top, width: across, height: 36 * textScale)
        plot = Rectangle(x: x, y: names.bottom + 4, width: across, height: height)
        let hasHours = across / length * 24 >= Self.dayOfHours * textScale
        hours = Rectangle(
            x: x, y: plot.bottom + 2, width: across,
            height: chart.laneText == nil || hasHours ? 24 * textScale : 4)
        lane =
            chart.laneText == nil
            ? nil : Rectangle(x: x, y: hours.bottom, width: across, height: 2 * Self.line * textScale + 6)
        // In little room it begins below the card's title, so that it has few lines.
        let start = isNarrow ? Self.side : x
        var (lines, end): ([[(sign: QuantityChart.Sign, x: Double)]], Double) = ([], .infinity)
        for sign in chart.signs {
            let word = measure.size(of: chart.legend[sign] ?? "", .chart).width
            let needed = (Self.swatch + Self.gap) * textScale + word
            if lines.isEmpty || end + needed > width - 8 {
                lines.append([])
                end = start
            }
            lines[lines.count - 1].append((sign, end))
            end += needed + Self.next * textScale
        }
        legend = lines
    }

    /// The height of the whole drawing.
    public var height: Double { legendTop + Double(legend.count) * Self.line * textScale + 8 }

    /// Where the legend begins.
    var legendTop: Double { lane?.bottom ?? hours.bottom }

    /// Pixels from the left edge to the hour.
    public func x(_ hour: Double) -> Double { plot.x + hour / length * plot.width }

    /// The hour at so many pixels from the left edge; nil beside the plot.
    public func hour(atX x: Double) -> Double? {
        (plot.x - 4...plot.right + 4).contains(x) ? (x - plot.x) / plot.width * length : nil
    }

    /// Pixels that a day of 24 hours takes.
    var dayWidth: Double { plot.width / length * 24 }
}

extension QuantityChart {
    /// What the legend names, in its order.
    var signs: [Sign] { [.reported, .forecast, .spread, .second, .usualMean, .usual].filter { legend[$0] != nil } }
}
