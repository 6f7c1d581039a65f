public import ForecastHistory
import Foundation
import WeatherModel

/// How the sources of a place did, in words and as rows of a table.
public struct ScorecardText: Sendable, Hashable {
    /// What one source said so many days ahead.
    public struct Row: Sendable, Hashable {
        /// The name of the source.
        public let source: String
        /// "1 day" or "3 days".
        public let aheadText: String
        /// The mean error of the high with its uncertainty, "0.9° ± 0.2°", or "—".
        public let highText: String
        /// The mean error of the low, or "—".
        public let lowText: String
        /// "9 of 11" days with rain, or "—".
        public let hitsText: String
        /// The days on which rain was forecast and did not come, or "—".
        public let falseAlarmsText: String
        /// The days that were compared.
        public let daysText: String
    }

    /// What the forecasts were held against, in how many days.
    public let evidence: String
    /// The headings of the rows.
    public let headings: [String]
    /// The sources, the days ahead of each in rising order; empty where all have too few days.
    public let rows: [Row]
    /// The sentences below: what persistence would have done, and the order that is proposed.
    public let notes: [String]

    /// Makes the words of a card.
    public init(_ card: Scorecard, _ formatter: WeatherFormatter) {
        let best = card.scores.map(\.days).max() ?? 0
        headings = [
            tr("Source"), tr("Ahead"), tr("High off"), tr("Low off"), tr("Rain hits"), tr("False alarms"), tr("Days"),
        ]
        guard best >= SourceScore.leastDays else {
            let values = ["least": formatter.count(SourceScore.leastDays), "count": formatter.count(best)]
            let method = tr("Fairweather compares forecasts with what was reported later.")
            let wait =
                best == 0
                ? tr("That takes {least} days.", values)
                : tr(
                    one: "That takes {least} days, of which there is {count} so far.",
                    other: "That takes {least} days, of which there are {count} so far.", count: best, values)
            evidence = PhraseList.sentences([method, wait]) ?? method
            (rows, notes) = ([], [])
            return
        }
        let days = ["count": formatter.count(best)]
        evidence =
            card.isMeasured
            ? tr(
                one: "Compared with what stations measured on {count} day.",
                other: "Compared with what stations measured on {count} days.", count: best, days)
            : tr(
                one: "Compared with what sources reported as current on {count} day, partly by models.",
                other: "Compared with what sources reported as current on {count} days, partly by models.",
                count: best, days)
        rows = card.scores.map { Row($0, formatter) }
        notes = [Self.reference(card, formatter), Self.proposal(card)].compactMap(\.self)
    }

    /// The errors of the expectation that it stays as it was, by those scores that most days have.
    private static func reference(_ card: Scorecard, _ formatter: WeatherFormatter) -> String? {
        let next = card.scores.filter { $0.daysAhead == 1 }.max { $0.days < $1.days }
        guard let high = next?.persistedHigh, let low = next?.persistedLow else { return nil }
        return tr(
            "Expecting the same as the day before would have been {high} off the high and {low} off the low.",
            ["high": formatter.difference(high.value), "low": formatter.difference(low.value)])
    }

    private static func proposal(_ card: Scorecard) -> String {
        let names = Dictionary(card.scores.map { ($0.source.id, $0.source.name) }) { first, _ in first }
        guard card.order.count > 1 else { return tr("No source was better here by more than chance.") }
        return tr(
            "By the next day’s high and low, this order fits best here: {sources}. The order in your preferences stays as it is.",
            ["sources": PhraseList.text(card.order.map { names[$0] ?? $0 })])
    }
}

extension ScorecardText.Row {
    fileprivate init(_ score: SourceScore, _ formatter: WeatherFormatter) {
        source = score.source.name
        let ahead = ["count": formatter.count(score.daysAhead)]
        aheadText = tr(one: "{count} day", other: "{count} days", count: score.daysAhead, ahead)
        func text(_ error: MeanError?) -> String {
            guard let error else { return TemperatureText.missing }
            return tr(
                "{error} ± {margin}",
                ["error": formatter.difference(error.value), "margin": formatter.difference(error.margin)])
        }
        (highText, lowText) = (text(score.high), text(score.low))
        hitsText =
            score.rain.map {
                tr("{hits} of {days}", ["hits": formatter.count($0.hits), "days": formatter.count($0.wetDays)])
            } ?? TemperatureText.missing
        falseAlarmsText = score.rain.map { formatter.count($0.falseAlarms) } ?? TemperatureText.missing
        daysText = formatter.count(score.days)
    }
}

extension WeatherFormatter {
    /// Returns "0.9°" of a difference in degrees Celsius, in the unit shown.
    fileprivate func difference(_ celsius: Double) -> String {
        let shown = units.number(Temperature(celsius)) - units.number(Temperature(0))
        return tr("{number}°", ["number": decimal(shown, digits: 1)])
    }
}
