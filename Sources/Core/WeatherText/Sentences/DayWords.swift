import Foundation
import WeatherModel

/// The weather of a day in a few words: "rain, clearing late", "sunny after frost", "clouding over".
struct DayWords: Equatable {
    /// The words for use within a sentence; nil if the day is dry and its sky is not known.
    let text: String?

    init(_ period: PeriodWeather, high: Temperature?, low: Temperature?, _ context: SentenceContext) {
        text =
            period.mainSpell == nil
            ? Self.dry(period, high: high, low: low, context) : Self.wet(period, context)
    }

    /// The seconds of a dry beginning after which a day does not begin with its rain.
    private static let dryStart: TimeInterval = 3 * 3600

    private static func wet(_ period: PeriodWeather, _ context: SentenceContext) -> String? {
        guard let main = period.mainSpell, let words = period.briefWords, let fall = period.fall else { return nil }
        let values = ["weather": words]
        if let split = fall.splitText(words, period.range, context) { return split }
        if fall.hasPauses { return tr("{weather} at times", values) }
        let length = period.range.upperBound.timeIntervalSince(period.range.lowerBound)
        let pause = fall.start.timeIntervalSince(period.range.lowerBound)
        guard !fall.isMostly else { return words }
        // Of a day that has begun, what does not fall yet comes later.
        let isRunning = period.range.lowerBound <= context.now && period.isRest(in: context.zone)
        let isLater = isRunning ? pause > 0 : pause >= max(length / 2, 7200)
        let endsEarly = period.range.upperBound.timeIntervalSince(fall.end) >= 7200 && !main.isPossible
        if endsEarly, isLater || pause >= Self.dryStart {
            let zone = context.zone
            return tr(
                "{weather}, {start} to {end}",
                [
                    "weather": words, "start": context.formatter.hourOrMidnight(fall.start, in: zone),
                    "end": context.formatter.hourOrMidnight(fall.end, in: zone),
                ])
        }
        guard endsEarly else { return isLater ? tr("{weather} later", values) : words }
        let isLate = fall.end.timeIntervalSince(period.range.lowerBound) >= length / 2
        let clears = period.spells.last?.isClear == true
        return switch (clears, isLate) {
        case (true, true): tr("{weather}, clearing later", values)
        case (true, false): tr("{weather}, then clearing", values)
        case (false, true): tr("{weather}, dry later", values)
        case (false, false): tr("{weather}, then dry", values)
        }
    }

    /// The low in degrees Celsius from which on a day of frost is bitterly cold: the Deutscher Wetterdienst's severe frost.
    static let bitter = -10.0

    private static func dry(
        _ period: PeriodWeather, high: Temperature?, low: Temperature?, _ context: SentenceContext
    ) -> String? {
        guard let course = period.sky else { return nil }
        let sky = course.words(isNight: period.isDark)
        if course != .fog, let fog = period.fog {
            let values = ["fog": fog.condition.words, "sky": sky]
            return period.fogLifts ? tr("{fog}, then {sky}", values) : tr("{sky}, then {fog}", values)
        }
        let values = ["sky": sky]
        if let high, let low, high.value <= 0, low.value <= bitter { return tr("{sky}, bitterly cold", values) }
        // Of a day that is partly over, the high may be past.
        let warmest = period.isRest(in: context.zone) ? period.temperatures?.upperBound : high
        if let warmest, warmest.value >= 30, !period.isDark { return tr("{sky}, hot", values) }
        return period.thaws && !period.isDark ? tr("{sky} after frost", values) : sky
    }
}
