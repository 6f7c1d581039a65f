import Foundation
import WeatherModel

/// The phrases from which the sentence of a tile is chosen.
struct PeriodClauses {
    let period: PeriodWeather
    let isNight: Bool
    let context: SentenceContext

    /// The time in seconds before the end of the period that counts as its end.
    private static let margin: TimeInterval = 3600
    /// The temperature in degrees Celsius from which heat is mentioned.
    private static let hot = Temperature(30)

    /// The phrases for a wet period, each shorter than the one before it; empty if it stays dry.
    var wet: [String] {
        guard let fall = period.fall, let words = fall.words else { return [] }
        // Where something else is left out, the shortest words do not claim all of the time either.
        let least = fall.isMostly ? tr("mostly {weather}", ["weather": words]) : words
        return [turn(fall), full(fall, words), timing(), timing(isShort: true), least].compactMap { $0 }
    }

    /// The phrase for one kind after another, such as "rain until 16:00, then snow"; nil where there is no such change.
    private func turn(_ fall: PeriodFall) -> String? {
        guard let turn = fall.turn else { return nil }
        var values = ["weather": turn.before, "from": time(fall.start, .from), "after": turn.after]
        guard let change = turn.time else { return tr("{weather} now, then {after}", values) }
        values["until"] = time(change, .until)
        return begins(fall)
            ? tr("{weather} {until}, then {after}", values) : tr("{weather} {from}, then {after}", values)
    }

    private func full(_ fall: PeriodFall, _ words: String) -> String? {
        guard !fall.hasPauses, !fall.isPossible, !fall.isMostly, let main = period.mainSpell else { return nil }
        var values = values(fall, words)
        if begins(fall), fall.isEndUnknown { return tr("{weather} now, then {after}", values.merging(after) { $1 }) }
        // Of a peak that is now, the minute that happens to be is no news.
        if let peak = main.peak, peak.intensity == .heavy, main.intensities?.lowerBound != .heavy,
            peak.start > context.now
        {
            values["at"] = time(peak.start, .at)
            switch (begins(fall), ends(fall)) {
            case (true, false): return tr("{weather} {until}, heavy {at}", values)
            case (true, true): return tr("{weather}, heavy {at}", values)
            case (false, _): return tr("{weather} {from}, heavy {at}", values)
            }
        }
        switch (begins(fall), ends(fall)) {
        case (true, false): return tr("{weather} {until}, then {after}", values.merging(after) { $1 })
        case (false, true):
            return tr("Dry {until}, then {weather}", ["weather": words, "until": time(fall.start, .until)])
        default: return nil
        }
    }

    /// When it falls and nothing else, such as "snow from 06:00 to 17:00", or in short "snow, 06:00 to 17:00"; nil if it stays
    /// dry.
    func timing(isShort: Bool = false) -> String? {
        guard let fall = period.fall, let weather = fall.words else { return nil }
        let values = values(fall, weather)
        if let split = fall.splitText(weather, period.range, context) { return split }
        if fall.hasPauses { return fall.isPossible ? weather : tr("{weather} on and off", values) }
        if fall.isPossible { return begins(fall) ? weather : tr("{weather} {from}", values) }
        if begins(fall), fall.isEndUnknown { return tr("{weather} now", values) }
        switch (begins(fall), ends(fall), fall.isMostly) {
        case (true, true, false): return throughout(values)
        case (true, true, true): return tr("{weather} most of the time", values)
        case (true, false, false): return tr("{weather} {until}", values)
        case (true, false, true): return tr("{weather}, mostly {until}", values)
        case (false, true, false): return tr("{weather} {from}", values)
        case (false, true, true): return tr("{weather}, mostly {from}", values)
        case (false, false, true): return tr("{weather}, mostly {start} to {end}", range(fall, weather))
        case (false, false, false) where isShort: return tr("{weather}, {start} to {end}", range(fall, weather))
        case (false, false, false):
            let hours = context.formatter.hours(from: fall.start, to: fall.end, in: context.zone)
            return tr("{weather} {hours}", ["weather": weather, "hours": hours])
        }
    }

    private func values(_ fall: PeriodFall, _ weather: String) -> [String: String] {
        ["weather": weather, "from": time(fall.start, .from), "until": time(fall.end, .until)]
    }

    private func range(_ fall: PeriodFall, _ weather: String) -> [String: String] {
        ["weather": weather, "start": time(fall.start), "end": time(fall.end)]
    }

    private func begins(_ fall: PeriodFall) -> Bool {
        let pause = fall.start.timeIntervalSince(period.range.lowerBound)
        // Of a time that has begun, an hour that does not run yet is no beginning.
        return pause <= 0 || (period.range.lowerBound > context.now && pause < Self.margin)
    }

    private func ends(_ fall: PeriodFall) -> Bool {
        period.range.upperBound.timeIntervalSince(fall.end) < Self.margin
    }

    /// The phrase for a dry period; "dry from now on" for what is left of a day on which rain may have fallen.
    var dry: String {
        let dry =
            period.mayFollowRain && !isNight ? tr("dry from now on") : tr("dry", context: "weather of a day or a night")
        var values = ["dry": dry]
        guard let sky = period.sky else { return period.hasFrost ? tr("{dry}, with frost", values) : dry }
        values["sky"] = sky.words(isNight: isNight || period.isDark)
        if let hot = hot(dry) { return hot }
        if sky != .fog, let fog = period.fog {
            values["fog"] = fog.condition.words
            (values["from"], values["until"]) = (time(fog.range.lowerBound, .from), time(fog.range.upperBound, .until))
            return period.fogLifts
                ? tr("{dry}, {fog} {until}, then {sky}", values) : tr("{dry}, {sky}, {fog} {from}", values)
        }
        guard period.hasFrost else {
            let isPlain = [.clear, .cloudy].contains(sky) && !period.mayFollowRain
            return isPlain ? tr("{dry} and {sky}", values) : tr("{dry}, {sky}", values)
        }
        if period.thaws, !isNight, !period.isDark {
            return sky == .clear ? tr("{dry}, sunny after frost", values) : tr("{dry}, {sky} after frost", values)
        }
        guard let begins = period.frostBegins else { return tr("{dry}, {sky}, with frost", values) }
        values["from"] = time(begins, .from)
        return tr("{dry}, {sky}, frost {from}", values)
    }

    /// The phrase for a dry day of heat; nil without any.
    private func hot(_ dry: String) -> String? {
        guard let high = period.temperatures?.upperBound, high >= Self.hot, let warmest = period.warmest, !isNight,
            !period.isDark
        else { return nil }
        let values = ["dry": dry, "degrees": context.formatter.temperature(high), "by": time(warmest, .by)]
        // Of a day that is partly over, it may be warmest now.
        return warmest > period.range.lowerBound
            ? tr("{dry} and hot, {degrees} {by}", values) : tr("{dry} and hot, {degrees}", values)
    }

    /// The phrase for a period that is wet from its beginning to its end.
    private func throughout(_ values: [String: String]) -> String {
        if isNight { return tr("{weather} all night", values) }
        return period.isRest(in: context.zone)
            ? tr("{weather} for the rest of the day", values) : tr("{weather} all day", values)
    }

    private var after: [String: String] {
        guard isNight, period.hasFrost, period.frostBegins != nil else {
            return [
                "after": period.spells.last?.isClear == true
                    ? tr("clearing", context: "after “then”") : tr("dry", context: "after “then”")
            ]
        }
        return ["after": tr("frost", context: "after “then”")]
    }

    private func time(_ date: Date, _ relation: MomentRelation = .plain) -> String {
        context.formatter.hourOrMidnight(date, relation, in: context.zone)
    }
}
