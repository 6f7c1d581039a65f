/// A period on the time axis of a chart.
public struct ChartSpan: Sendable, Hashable {
    /// The beginning in hours from that of the chart, not after `end`.
    public let start: Double
    /// The end in hours from the beginning of the chart.
    public let end: Double
}
