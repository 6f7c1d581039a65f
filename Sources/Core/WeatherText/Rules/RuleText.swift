public import Foundation
import WeatherModel
public import WeatherRules
public import WeatherStore

/// A rule, and what a forecast says of it, in words.
public struct RuleText: Sendable, Hashable {
    /// "Gusts over 60 km/h".
    public let what: String
    /// "next 24 hours", or "07:30 to 08:30, weekdays".
    public let scope: String

    private let rule: WeatherRule
    private let formatter: WeatherFormatter

    /// Makes the words of a rule.
    public init(_ rule: WeatherRule, _ formatter: WeatherFormatter) {
        (self.rule, self.formatter) = (rule, formatter)
        let amount = formatter.limitAmount(rule.threshold, of: rule.quantity)
        let values = ["quantity": rule.quantity.words, "amount": amount]
        what =
            rule.comparison == .over ? tr("{quantity} over {amount}", values) : tr("{quantity} below {amount}", values)
        switch rule.scope {
        case .next(let hours):
            scope = tr(
                one: "next hour", other: "next {count} hours", count: hours, ["count": formatter.count(hours)])
        case .part(let span, let weekdays):
            scope = PhraseList.text(formatter.phrases(of: DayTimes([span], on: weekdays)))
        }
    }

    /// Returns yes or no with the value that decides and, where it is past the threshold, the time without a break.
    ///
    /// - Parameter holds: Whether the rule holds, also by what came before.
    public func verdict(_ finding: RuleFinding, holds: Bool, in zone: TimeZone) -> String {
        let isOver = rule.comparison == .over
        var values = ["what": what, "amount": amount(finding)]
        guard let spell = finding.spell?.span else {
            return switch (holds, isOver) {
            case (false, true): tr("No. {what}: {amount} at most.", values)
            case (false, false): tr("No. {what}: {amount} at least.", values)
            case (true, true): tr("Yes, until it has stayed lower for three hours. {what}: {amount} at most.", values)
            case (true, false):
                tr("Yes, until it has stayed higher for three hours. {what}: {amount} at least.", values)
            }
        }
        values["start"] = formatter.dated(spell.lowerBound, in: zone)
        values["end"] = formatter.end(of: spell, in: zone)
        return isOver
            ? tr("Yes. {what}: up to {amount}, {start} to {end}.", values)
            : tr("Yes. {what}: down to {amount}, {start} to {end}.", values)
    }

    /// Returns the body of a notice: what the rule is about, and the value and time of the first spell; nil without one.
    public func notice(_ finding: RuleFinding, in zone: TimeZone) -> String? {
        guard let spell = finding.spell?.span else { return nil }
        let values = [
            "what": what, "amount": amount(finding), "start": formatter.dated(spell.lowerBound, in: zone),
            "end": formatter.end(of: spell, in: zone),
        ]
        return rule.comparison == .over
            ? tr("{what}: up to {amount}, {start} to {end}.", values)
            : tr("{what}: down to {amount}, {start} to {end}.", values)
    }

    /// Returns the value that is told; one past the threshold never reads like the threshold.
    private func amount(_ finding: RuleFinding) -> String {
        // A threshold of hundredths is not compared with tenths.
        let digits = formatter.moreDigits(for: rule.threshold, of: rule.quantity)
        let usual = formatter.amount(finding.toldValue, of: rule.quantity, moreDigits: digits)
        guard finding.spell != nil, usual == formatter.limitAmount(rule.threshold, of: rule.quantity) else {
            return usual
        }
        return formatter.amount(
            finding.toldValue, of: rule.quantity, rule.comparison == .over ? .up : .down, moreDigits: digits + 1)
    }

    /// Returns the sentences about what the rule would have told in the days that are stored.
    public func sentences(_ run: RuleDryRun) -> [String] {
        guard run.days > 0 else { return [tr("No earlier forecast is stored of this place.")] }
        let count = run.notices.count
        var found = [
            tr(
                one: "This rule would have told you {count} time in the days that are stored ({days}).",
                other: "This rule would have told you {count} times in the days that are stored ({days}).",
                count: count,
                ["count": formatter.count(count), "days": formatter.count(run.days)])
        ]
        if !run.notices.isEmpty {
            let days = run.notices.map { formatter.dayAndMonth($0.day) }
            found.append(tr("About: {days}.", ["days": PhraseList.text(days)]))
        }
        if let other = run.suggestion {
            found.append(
                tr(
                    one: "That is nearly every day. {amount} would be {count} time.",
                    other: "That is nearly every day. {amount} would be {count} times.", count: other.count,
                    [
                        "amount": formatter.limitAmount(other.threshold, of: rule.quantity),
                        "count": formatter.count(other.count),
                    ]))
        }
        return found
    }
}

extension WeatherRule {
    /// Returns why a rule that cannot hold, or always does, is refused.
    ///
    /// - Parameter quantity: The name of its quantity there.
    public func limitRefusal(naming quantity: String) -> String {
        let values = ["quantity": quantity]
        return alwaysHolds
            ? tr("The limit of {quantity} is always met.", values)
            : tr("The limit of {quantity} can never be met.", values)
    }
}
