public import Foundation
public import WeatherModel

/// What the steps of a quantity's scale mean, and in how many of the coming hours each of them holds.
public struct QuantityMeaning: Sendable, Hashable {
    /// One step of the scale.
    public struct Row: Sendable, Hashable {
        /// The name of the step, such as "moderate".
        public let word: String
        /// The values it holds for, such as "20 to 39 km/h".
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

    /// The steps from low to high; empty where no coming period tells the quantity.
    public let rows: [Row]
    /// What is counted: "hours until 9 Dec".
    public let counted: String
    /// What the page tells besides; nil for nothing.
    public let addition: QuantityAddition?
    /// The scale with the step that holds now, by which the steps have their colours, or the lowest if that is not known; nil
    /// where there are no steps.
    package let scale: DetailScale?

    /// Returns nil where nothing is known of the time to come.
    ///
    /// - Parameters:
    ///   - report: The weather, of which the whole forecast is counted.
    ///   - shown: The end of the days that are shown.
    ///   - coordinates: The place, for its nights; nil to tell nothing of them.
    public init?(
        of quantity: PageQuantity, in report: SettledReport, until shown: Date = .distantFuture,
        over coordinates: Coordinates? = nil, _ context: SentenceContext
    ) {
        addition = QuantityAddition(of: quantity, in: report, until: shown, over: coordinates, context)
        let known =
            quantity == .air
            ? AirHours(of: report, context.formatter)?.tally(context) : QuantityTally(quantity, report, context)
        guard let tally = known, let most = tally.hours.values.max(), most > 0 else {
            guard addition != nil else { return nil }
            (rows, counted, scale) = ([], "", nil)
            return
        }
        scale = tally.sample
        let formatter = context.formatter
        counted = ForecastEnd.counted(until: tally.end, shown: shown, context)
        let (limits, spokenLimits) = (tally.limits(formatter), tally.limits(formatter.speaking))
        let starts = tally.starts(formatter) ?? limits
        let spokenStarts = tally.starts(formatter.speaking) ?? spokenLimits
        let numbers = tally.starts(formatter) ?? tally.numbers(formatter) ?? limits
        rows = zip(tally.sample.words, tally.effects).enumerated().map { step, words in
            let hours = tally.hours[step] ?? 0
            let whole = Int(hours.rounded())
            let isPresent = step == tally.present
            let counted =
                whole > 0
                ? tr(one: "{count} hour", other: "{count} hours", count: whole, ["count": formatter.count(whole)])
                : tr("no hour")
            let told = Self.limits(of: step, spokenLimits, from: spokenStarts, spokenStarts)
            return Row(
                word: words.0, limits: Self.limits(of: step, limits, from: starts, numbers), effect: words.1,
                hours: whole > 0 ? formatter.count(whole) : TemperatureText.missing, share: hours / most,
                isPresent: isPresent,
                spokenText: PhraseList.text([
                    words.0.capitalizedFirst, isPresent ? tr("now", context: "mark of the step that holds now") : nil,
                    told.isEmpty ? nil : told, words.1, counted,
                ]))
        }
    }

    /// - Parameters:
    ///   - starts: What the steps above the lowest begin with.
    ///   - numbers: The same as they stand before a limit with its unit.
    private static func limits(
        of step: Int, _ texts: [String], from starts: [String], _ numbers: [String]
    ) -> String {
        guard !texts.isEmpty else { return "" }
        let (low, high) = (step > 0 ? starts[step - 1] : nil, step < texts.count ? texts[step] : nil)
        return switch (low, high) {
        case (_?, let high?): tr("{low} to {high}", ["low": numbers[step - 1], "high": high])
        case (nil, _?): tr("under {amount}", ["amount": starts[step]])
        case (let low?, nil): tr("{value} and over", ["value": low])
        case (nil, nil): ""
        }
    }
}
