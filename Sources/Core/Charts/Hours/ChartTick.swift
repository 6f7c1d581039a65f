/// A round number on a chart's axis.
public struct ChartTick: Sendable, Hashable {
    /// 0 at the bottom of the chart to 1 at its top.
    public let y: Double
    /// "10°".
    public let text: String
}
