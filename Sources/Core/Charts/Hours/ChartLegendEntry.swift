/// A sign of the chart and what it stands for.
public struct ChartLegendEntry: Sendable, Hashable {
    /// What is drawn beside the words.
    public enum Sign: Sendable, Hashable {
        case line, secondLine, bars, night, now
    }

    /// What is drawn beside the words.
    public let sign: Sign
    /// "Gusts (km/h)".
    public let text: String
}
