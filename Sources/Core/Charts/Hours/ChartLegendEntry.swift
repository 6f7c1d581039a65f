/// A sign used in the chart and its meaning.
public struct ChartLegendEntry: Sendable, Hashable {
    /// The kinds of signs.
    public enum Sign: Sendable, Hashable {
        case line, secondLine, bars, night, now
    }

    /// The sign that is drawn beside the text.
    public let sign: Sign
    /// The meaning, such as "Gusts (km/h)".
    public let text: String
}
