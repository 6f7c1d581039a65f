/// A stretch along a chart, in hours from its beginning.
public struct ChartSpan: Sendable, Hashable {
    /// Not above `end`.
    public let start: Double
    /// Hours from the chart's beginning.
    public let end: Double
}
