public import WeatherModel

/// The precipitation of the present hour.
public struct RainThisHour: Sendable, Hashable {
    /// The text, such as "Precipitation this hour".
    public let title: String
    /// The amount, such as "1.2 mm"; the chance if no amount is known.
    public let value: String
    /// The chance beside an amount, such as "Chance 80%"; nil if there is none.
    public let words: String?

    /// Returns nil if it is not known, or nothing is known of now.
    public init?(of report: WeatherReport, _ context: SentenceContext) {
        let report = report.settled(at: context.now)
        guard let present = PresentConditions(of: report, at: context.now), present.kind != .past,
            let span = report.hour(containing: context.now), span.duration <= 3600, let rain = span.rain
        else { return nil }
        let formatter = context.formatter
        title = tr("Precipitation this hour")
        value = rain.amount.map { formatter.precipitation($0) } ?? formatter.percentage(rain.probability)
        words =
            rain.amount == nil
            ? nil : rain.probability.map { tr("Chance {percent}", ["percent": formatter.percentage($0)]) }
    }
}
