/// A labelled round number on an axis of a chart.
public struct ChartTick: Sendable, Hashable {
    /// The height, 0 at the bottom of the chart to 1 at its top.
    public let y: Double
    /// The label, such as "10°".
    public let text: String
}
