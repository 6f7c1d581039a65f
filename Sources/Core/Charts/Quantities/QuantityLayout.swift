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
    /// The row of hours and of "Now" below it.
    public let hours: Rectangle
    /// The lines of the legend, each with its signs from left to right.
    let legend: [[(sign: QuantityChart.Sign, x: Double)]]
    /// How many hours the plot covers.
    let length: Double

    /// Pixels of the legend's swatch, of the gap before its word and of that after it, at 100 % text.
    static let (swatch, gap, next) = (18.0, 6.0, 16.0)
    /// The pixels that a line of the legend takes at 100 % text.
    static let line = 18.0

    /// - Parameters:
    ///   - top: Pixels that stay free above.
    ///   - measure: The room of the legend's words.
    public init(
        _ chart: QuantityChart, width: Double, textScale: Double = 1, top: Double = 0, measure: some TextMeasuring
    ) {
        (self.width, self.textScale, length) = (width, textScale, max(chart.length, 1))
        let isNarrow = width < 400 * textScale
        let left = (isNarrow ? 40 : 48) * textScale
        let hasBands = !chart.bands.isEmpty && !isNarrow && textScale < 1.6
        let right = hasBands ? 76 * textScale : 16
        let height = (isNarrow ? 210 : 284) * (1 + (min(textScale, 2) - 1) * 0.5)
        let (x, across) = (left, max(width - left - right, 1))
        names = Rectangle(x: x, y: top, width: across, height: 36 * textScale)
        plot = Rectangle(x: x, y: names.bottom + 4, width: across, height: height)
        hours = Rectangle(x: x, y: plot.bottom + 2, width: across, height: 24 * textScale)
        var (lines, end): ([[(sign: QuantityChart.Sign, x: Double)]], Double) = ([], .infinity)
        for sign in chart.signs {
            let word = measure.size(of: chart.legend[sign] ?? "", .chart).width
            let needed = (Self.swatch + Self.gap) * textScale + word
            if lines.isEmpty || end + needed > width - 8 {
                lines.append([])
                end = x
            }
            lines[lines.count - 1].append((sign, end))
            end += needed + Self.next * textScale
        }
        legend = lines
    }

    /// The height of the whole drawing.
    public var height: Double { hours.bottom + Double(legend.count) * Self.line * textScale + 8 }

    /// Whether the names of a scale's parts stand beside the plot.
    var hasBands: Bool { width - plot.right > 40 * textScale }

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
