public import Foundation
import WeatherModel
public import WeatherStore

extension RuleState {
    /// The seconds for which the weather has to stay beyond the band before the rule no longer holds: three hours.
    public static let leastClear: TimeInterval = 3 * 3600
    /// The age in seconds above which nothing is told from a forecast: 6 hours.
    public static let oldestForecast: TimeInterval = 6 * 3600

    /// Takes what a forecast says of whether the rule holds.
    ///
    /// It holds as soon as the threshold is passed, and no longer once the value has stayed beyond its band for three hours;
    /// a part of a day begins anew.
    ///
    /// - Parameter finding: What is said; nil where nothing is known, which changes nothing.
    public mutating func take(_ finding: RuleFinding?, of rule: WeatherRule, at now: Date) {
        if mark != rule.mark { self = RuleState() }
        mark = rule.mark
        guard let finding else { return }
        if finding.stretch.day != day { (holds, clearSince, day) = (false, nil, finding.stretch.day) }
        if rule.isPassed(by: finding.value) {
            (holds, clearSince) = (true, nil)
        } else if holds, rule.excess(of: finding.value) <= -rule.band, finding.isWhole {
            // A clock that was ahead is no reason to wait for it.
            let since = min(clearSince ?? now, now)
            clearSince = since
            if now.timeIntervalSince(since) >= Self.leastClear { (holds, clearSince) = (false, nil) }
        } else {
            clearSince = nil
        }
    }

    /// Takes what a forecast says, and returns whether it is to be told now.
    ///
    /// The same weather is told once, and other weather once a day, unless it has got worse by a step; nothing is told in
    /// quiet hours, but after them, if it is still true.
    ///
    /// - Parameter zone: The zone of the place.
    public mutating func look(at finding: RuleFinding?, of rule: WeatherRule, at now: Date, in zone: TimeZone) -> Bool {
        take(finding, of: rule, at: now)
        guard let finding, let spell = finding.spell else { return false }
        return tell(finding, spell.steps, of: rule, at: now, in: zone)
    }

    private mutating func tell(
        _ finding: RuleFinding, _ spell: Range<Date>, of rule: WeatherRule, at now: Date, in zone: TimeZone
    ) -> Bool {
        let begins = CivilDate(max(spell.lowerBound, now), in: zone)
        let isSilent = now < finding.stretch.toldFrom || rule.quietHours?.contains(now, in: zone) == true
        if let known = told {
            let isWorse = rule.excess(of: finding.value) >= rule.excess(of: known.value) + rule.quantity.step
            let isSame = spell.lowerBound <= known.end
            // What was told goes on for longer.
            if isSame { told?.end = max(known.end, spell.upperBound) }
            guard isWorse || (!isSame && begins > known.day) else { return false }
        }
        guard !isSilent else { return false }
        told = Told(
            at: now, value: finding.value, day: begins,
            end: max(
                spell.upperBound, told.map { spell.lowerBound <= $0.end ? $0.end : spell.upperBound } ?? .distantPast))
        return true
    }
}
