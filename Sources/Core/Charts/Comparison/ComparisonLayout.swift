/// Where the parts of a comparison's chart lie, in pixels from its top left corner.
public struct ComparisonLayout: Sendable {
    /// The width of the whole drawing.
    public let width: Double
    /// How much larger text is than at 100 %.
    public let textScale: Double
    /// The row of the days' names.
    let names: Rectangle
    /// The area of the temperatures.
    public let plot: Rectangle
    /// The lane of each forecast's rain.
    let lanes: [Rectangle]
    /// The areas that bear nights, midnights, now and the frame: one from top to bottom, or where names stand above their lanes
    /// one a lane, with the card's ground for the names between.
    let panels: [Rectangle]
    /// The row of "Now", or of the words about it.
    let foot: Rectangle
    /// The words about now, in lines that have room; none between sources.
    let footLines: [String]
    private let length: Double
    /// Whether weekday and date have room beside each other.
    let areDaysBeside: Bool
    /// Whether the names stand above their lanes, as beside them there is no room.
    let isNarrow: Bool

    /// - Parameters:
    ///   - top: The pixels above the names of the days, where a picture has its title.
    ///   - measure: The room of the names beside the lanes.
    public init(
        _ chart: ComparisonChart, width: Double, textScale: Double = 1, top start: Double = 0,
        measure: some TextMeasuring
    ) {
        (self.width, self.textScale, length) = (width, textScale, max(chart.length, 1))
        isNarrow = width < 480 * textScale
        let names = chart.lines.map { measure.size(of: $0.name, .boldChart).width }.max() ?? 0
        let beside = chart.ticks.map(\.text) + [chart.unit].compactMap(\.self)
        let numbers = beside.map { measure.size(of: $0, .chart).width }.max() ?? 0
        // Longer names are cut, as the table has them whole.
        let left =
            isNarrow
            ? max(34 * textScale, numbers + 16) : min(max(96 * textScale, names + Self.side + 16), 0.22 * width)
        let across = max(width - left - (isNarrow ? 12 : 16), 1)
        let height = (isNarrow ? 170 : 200) * (1 + (min(textScale, 2) - 1) * 0.5)
        let together = chart.days.map {
            measure.size(of: $0.weekday, .boldChart).width + measure.size(of: $0.date, .boldChart).width
        }
        areDaysBeside = (together.max() ?? 0) + 4 * textScale + 4 <= across / length * 24
        self.names = Rectangle(x: left, y: start, width: across, height: (areDaysBeside ? 22 : 32) * textScale)
        plot = Rectangle(x: left, y: self.names.bottom + 4, width: across, height: height)
        let lane = (isNarrow ? 72 : 52) * textScale
        let top = plot.bottom + 8
        lanes = chart.lines.indices.map { number in
            Rectangle(
                x: left, y: top + Double(number) * lane + lane - 26 * textScale, width: across, height: 26 * textScale)
        }
        let bottom = lanes.last?.bottom ?? plot.bottom
        let sums = 20 * textScale
        panels =
            isNarrow
            ? [plot]
                + lanes.map { Rectangle(x: left, y: $0.y - sums, width: across, height: $0.height + sums) }
            : [Rectangle(x: left, y: plot.y, width: across, height: bottom - plot.y)]
        footLines = Self.lines(of: chart.footText ?? "", in: width - 2 * Self.side, measure)
        let further = Double(max(footLines.count - 1, 0)) * Self.footStep * textScale
        foot = Rectangle(
            x: left, y: bottom + 4, width: across, height: 24 * textScale + further)
    }

    /// The pixels before names and the foot, as before the titles of the cards below.
    static let side = 16.0
    /// The pixels from a lane up to the middle of the name above it, at 100 % text.
    static let nameRise = 34.0
    /// The height of a line of the foot at 100 % text.
    static let footStep = 16.0

    private static func lines(of text: String, in room: Double, _ measure: some TextMeasuring) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, measure.size(of: longer, .chart).width <= room {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
    }

    /// The height of the whole drawing.
    public var height: Double { foot.bottom + 2 }

    /// Pixels from the left edge to the hour of the axis.
    public func x(_ hour: Double) -> Double { plot.x + hour / length * plot.width }

    /// The hour of the axis at so many pixels from the left edge; nil beside the plot.
    public func hour(atX x: Double) -> Double? {
        (plot.x - 4...plot.right + 4).contains(x) ? (x - plot.x) / plot.width * length : nil
    }

    /// Pixels that a day takes.
    var dayWidth: Double { plot.width / length * 24 }
}
