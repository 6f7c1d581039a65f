import WeatherModel

/// The precipitation of the present hour, or of the rest of it where the source has steps of a few minutes.
public struct RainThisHour: Sendable, Hashable {
    /// The text, "This hour" or "Rest of this hour", short enough for a narrow terminal.
    public let title: String
    /// The amount, such as "1.2 mm"; the chance, such as "Chance 80%", if no amount is known.
    public let value: String
    /// The chance beside an amount, such as "Chance 80%"; nil if there is none, as for the rest of an hour.
    public let words: String?

    /// Returns nil if it is not known, or nothing is known of now.
    public init?(of report: SettledReport, _ context: SentenceContext) {
        guard let present = report.present, present.kind != .past,
            let span = report.agreed.hour(containing: context.now), span.duration <= 3600, let rain = span.rain
        else { return nil }
        let formatter = context.formatter
        guard PrecipitationCourse.steps(of: report.agreed, at: context.now).isEmpty else {
            // The probability is that of the whole hour.
            guard let amount = rain.amount else { return nil }
            title = tr("Rest of this hour")
            (value, words) = (formatter.precipitation(amount), nil)
            return
        }
        title = tr("This hour")
        let chance = rain.probability.map { tr("Chance {percent}", ["percent": formatter.percentage($0)]) }
        let amount = rain.amount.map { formatter.precipitation($0) }
        (value, words) = (amount ?? chance ?? TemperatureText.missing, amount == nil ? nil : chance)
    }
}
