/// A labelled position on the time axis: the beginning of a day, an hour, or a clock change.
public struct ChartMark: Sendable, Hashable, Identifiable {
    /// The identifier: the date for a day, and the instant in UTC for others.
    public let id: String
    /// The position in hours from the beginning of the chart.
    public let x: Double
    /// The label, such as "Sat 21 Nov" or "Clocks go back".
    public let text: String
}
