import Foundation
import WeatherModel

/// What the steps of a quantity's scale mean, and in how many of the coming hours each of them holds.
public struct QuantityMeaning: Sendable, Hashable {
    /// One step of the scale.
    public struct Row: Sendable, Hashable {
        /// The name of the step, such as "moderate".
        public let word: String
        /// The values it holds for, such as "20 km/h to 39 km/h".
        public let limits: String
        /// What it does to people.
        public let effect: String
        /// The number of coming hours in which it holds, or "—".
        public let hours: String
        /// These hours as a share of those of the commonest step, 0 to 1.
        public let share: Double
        /// Whether it holds now.
        public let isPresent: Bool
        /// The row in one sentence for a screen reader.
        public let spokenText: String
    }

    /// The steps from low to high.
    public let rows: [Row]
    /// What is counted: "hours until 9 Dec".
    public let counted: String
    /// The scale with the step that holds now, by which the steps have their colours; the lowest if that is not known.
    package let scale: DetailScale

    /// Returns nil where no coming period tells the quantity.
    ///
    /// - Parameter report: The weather, of which the forecast is counted.
    public init?(of quantity: PageQuantity, in report: SettledReport, _ context: SentenceContext) {
        let coming = report.hourRows.spans.filter { $0.end > context.now }
        let present = quantity.scaleNow(in: report)
        var hours: [Int: Double] = [:]
        var (sample, end) = (present, context.now)
        for span in coming {
            guard let scale = quantity.scale(of: span) else { continue }
            hours[scale.step, default: 0] += span.end.timeIntervalSince(max(span.start.time, context.now)) / 3600
            (sample, end) = (sample ?? scale, span.end)
        }
        guard let sample, let most = hours.values.max(), most > 0 else { return nil }
        scale = sample
        let formatter = context.formatter
        let last = CivilDate(end.addingTimeInterval(-1), in: context.zone)
        counted = tr("hours until {date}", ["date": formatter.dayAndMonth(last)])
        rows = zip(sample.words, quantity.effects).enumerated().map { step, words in
            let whole = Int((hours[step] ?? 0).rounded())
            func limits(_ formatter: WeatherFormatter) -> String {
                Self.limits(of: step, quantity.limits.map { quantity.text(of: $0, formatter) })
            }
            let isPresent = step == present?.step
            let counted =
                whole > 0
                ? tr(one: "{count} hour", other: "{count} hours", count: whole, ["count": formatter.count(whole)])
                : tr("no hour")
            return Row(
                word: words.0, limits: limits(formatter), effect: words.1,
                hours: whole > 0 ? formatter.count(whole) : TemperatureText.missing, share: (hours[step] ?? 0) / most,
                isPresent: isPresent,
                spokenText: PhraseList.text([
                    words.0.capitalizedFirst, isPresent ? tr("now") : nil, limits(formatter.speaking), words.1, counted,
                ]))
        }
    }

    private static func limits(of step: Int, _ texts: [String]) -> String {
        let (low, high) = (step > 0 ? texts[step - 1] : nil, step < texts.count ? texts[step] : nil)
        return switch (low, high) {
        case (let low?, let high?): tr("{low} to {high}", ["low": low, "high": high])
        case (nil, let high?): tr("under {amount}", ["amount": high])
        case (let low?, nil): tr("{value} and over", ["value": low])
        case (nil, nil): ""
        }
    }
}
