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
        let known =
            quantity == .air
            ? AirHours(of: report, context.formatter)?.tally(at: context.now) : QuantityTally(quantity, report)
        guard let tally = known, let most = tally.hours.values.max(), most > 0 else { return nil }
        scale = tally.sample
        let formatter = context.formatter
        let last = CivilDate(tally.end.addingTimeInterval(-1), in: context.zone)
        counted = tr("hours until {date}", ["date": formatter.dayAndMonth(last)])
        let (limits, spokenLimits) = (tally.limits(formatter), tally.limits(formatter.speaking))
        rows = zip(tally.sample.words, tally.effects).enumerated().map { step, words in
            let hours = tally.hours[step] ?? 0
            let whole = Int(hours.rounded())
            let isPresent = step == tally.present
            let counted =
                whole > 0
                ? tr(one: "{count} hour", other: "{count} hours", count: whole, ["count": formatter.count(whole)])
                : tr("no hour")
            let told = Self.limits(of: step, spokenLimits)
            return Row(
                word: words.0, limits: Self.limits(of: step, limits), effect: words.1,
                hours: whole > 0 ? formatter.count(whole) : TemperatureText.missing, share: hours / most,
                isPresent: isPresent,
                spokenText: PhraseList.text([
                    words.0.capitalizedFirst, isPresent ? tr("now", context: "mark of the step that holds now") : nil,
                    told.isEmpty ? nil : told, words.1, counted,
                ]))
        }
    }

    private static func limits(of step: Int, _ texts: [String]) -> String {
        guard !texts.isEmpty else { return "" }
        let (low, high) = (step > 0 ? texts[step - 1] : nil, step < texts.count ? texts[step] : nil)
        return switch (low, high) {
        case (let low?, let high?): tr("{low} to {high}", ["low": low, "high": high])
        case (nil, let high?): tr("under {amount}", ["amount": high])
        case (let low?, nil): tr("{value} and over", ["value": low])
        case (nil, nil): ""
        }
    }
}

/// The number of coming hours in which each step of a scale holds.
struct QuantityTally {
    /// The hours by the step.
    var hours: [Int: Double] = [:]
    /// The end of the last of them.
    var end: Date
    /// The scale, at the step that holds now if that is known.
    var sample: DetailScale
    /// The step that holds now; nil if it is not known.
    let present: Int?
    /// What each step does to people.
    let effects: [String]
    /// Returns the limits between the steps as text.
    let limits: (WeatherFormatter) -> [String]
}

extension QuantityTally {
    /// Returns nil where no coming period tells the quantity.
    init?(_ quantity: PageQuantity, _ report: SettledReport) {
        let (now, present) = (report.now, quantity.scaleNow(in: report))
        var hours: [Int: Double] = [:]
        var (sample, end) = (present, now)
        for span in report.hourSpans where span.end > now {
            guard let scale = quantity.scale(of: span) else { continue }
            hours[scale.step, default: 0] += span.end.timeIntervalSince(max(span.start.time, now)) / 3600
            (sample, end) = (sample ?? scale, span.end)
        }
        guard let sample else { return nil }
        self.init(
            hours: hours, end: end, sample: sample, present: present?.step, effects: quantity.effects,
            limits: { formatter in
                quantity.limits.map { limit in
                    // A speed that is written as less than the whole number above is below it, as WMO's table has it.
                    quantity == .wind
                        ? formatter.speed(number: formatter.units.number(Speed(limit)).rounded(.up))
                        : quantity.text(of: limit, formatter)
                }
            })
    }
}
