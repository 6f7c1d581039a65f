/// A place along a chart that bears words: where a day begins, or the clocks change.
public struct ChartMark: Sendable, Hashable, Identifiable {
    /// "2026-11-21" for a day, and the instant in UTC for a change of the clocks.
    public let id: String
    /// Hours from the chart's beginning.
    public let x: Double
    /// "Sat 21 Nov", "Clocks go back".
    public let text: String
}
