/// A chart over which a cursor moves from time to time, each of which is read and spoken.
public protocol CursorChart: Equatable, Sendable {
    /// The whole in a sentence, for a screen reader.
    var spokenText: String { get }
    /// Returns the sentence of a time for a screen reader.
    func spokenText(of index: Int) -> String
    /// The times that something is told of, in order.
    var readable: [Int] { get }
    /// Returns the name of a time, which is the same in a later chart.
    func timeText(of index: Int) -> String
    /// Returns the time of a name, if it can be read.
    func index(ofTime text: String) -> Int?
    /// Returns the time to which a step leads, the same at the ends; nil where none can be read.
    func index(from index: Int?, by step: QuantityChart.Step) -> Int?
    /// Returns the time nearest to so many hours from the beginning.
    func index(at hour: Double) -> Int?
    /// Returns whether it begins with the same day.
    func isOfSameDays(as other: Self) -> Bool
    /// Returns the height in a width.
    func height(_ room: ChartRoom<some TextMeasuring>) -> Double
    /// Returns the hours from the beginning at so many pixels from the left edge; nil beside the chart.
    func hour(atX x: Double, _ room: ChartRoom<some TextMeasuring>) -> Double?
    /// Returns the marks.
    func drawing(_ room: ChartRoom<some TextMeasuring>) -> Drawing
    /// Returns what is drawn over them while a time is read.
    func reading(of index: Int, _ room: ChartRoom<some TextMeasuring>) -> Drawing
}

/// The room that a chart is drawn in.
public struct ChartRoom<Measure: TextMeasuring> {
    /// The width in pixels.
    public let width: Double
    /// How much larger text is than at 100 %.
    public let textScale: Double
    /// The colours.
    public let palette: Palette
    /// The room of text.
    public let measure: Measure

    /// Takes what the view knows.
    public init(width: Double, textScale: Double, palette: Palette, measure: Measure) {
        (self.width, self.textScale, self.palette, self.measure) = (width, textScale, palette, measure)
    }
}
