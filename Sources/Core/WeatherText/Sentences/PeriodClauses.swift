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
        var values = ["weather": turn.before, "from": time(fall.start), "after": turn.after]
        guard let change = turn.time else { return tr("{weather} now, then {after}", values) }
        values["to"] = time(change)
        return begins(fall)
            ? tr("{weather} until {to}, then {after}", values) : tr("{weather} from {from}, then {after}", values)
    }

    private func full(_ fall: PeriodFall, _ words: String) -> String? {
        guard !fall.hasPauses, !fall.isPossible, !fall.isMostly, let main = period.mainSpell else { return nil }
        var values = values(fall, words)
        if begins(fall), fall.isEndUnknown { return tr("{weather} now, then {after}", values.merging(after) { $1 }) }
        if let peak = main.peak, peak.intensity == .heavy, main.intensities?.lowerBound != .heavy {
            values["peak"] = time(peak.start)
            switch (begins(fall), ends(fall)) {
            case (true, false): return tr("{weather} until {to}, heavy at {peak}", values)
            case (true, true): return tr("{weather}, heavy at {peak}", values)
            case (false, _): return tr("{weather} from {from}, heavy at {peak}", values)
            }
        }
        switch (begins(fall), ends(fall)) {
        case (true, false): return tr("{weather} until {to}, then {after}", values.merging(after) { $1 })
        case (false, true): return tr("Dry until {from}, then {weather}", values)
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
        if fall.isPossible { return begins(fall) ? weather : tr("{weather} from {from}", values) }
        if begins(fall), fall.isEndUnknown { return tr("{weather} now", values) }
        switch (begins(fall), ends(fall), fall.isMostly) {
        case (true, true, false): return throughout(values)
        case (true, true, true): return tr("{weather} most of the time", values)
        case (true, false, false): return tr("{weather} until {to}", values)
        case (true, false, true): return tr("{weather}, mostly until {to}", values)
        case (false, true, false): return tr("{weather} from {from}", values)
        case (false, true, true): return tr("{weather}, mostly from {from}", values)
        case (false, false, true): return tr("{weather}, mostly {from} to {to}", values)
        case (false, false, false):
            return isShort ? tr("{weather}, {from} to {to}", values) : tr("{weather} from {from} to {to}", values)
        }
    }

    private func values(_ fall: PeriodFall, _ weather: String) -> [String: String] {
        ["weather": weather, "from": time(fall.start), "to": time(fall.end)]
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
        let dry = period.mayFollowRain && !isNight ? tr("dry from now on") : tr("dry")
        var values = ["dry": dry]
        guard let sky = period.sky else { return period.hasFrost ? tr("{dry}, with frost", values) : dry }
        values["sky"] = sky.words(isNight: isNight || period.isDark)
        if let hot = hot(dry) { return hot }
        if sky != .fog, let fog = period.fog {
            values["fog"] = fog.condition.words
            values["time"] = time(period.fogLifts ? fog.range.upperBound : fog.range.lowerBound)
            return period.fogLifts
                ? tr("{dry}, {fog} until {time}, then {sky}", values) : tr("{dry}, {sky}, {fog} from {time}", values)
        }
        guard period.hasFrost else {
            let isPlain = [.clear, .cloudy].contains(sky) && !period.mayFollowRain
            return isPlain ? tr("{dry} and {sky}", values) : tr("{dry}, {sky}", values)
        }
        if period.thaws, !isNight, !period.isDark {
            return sky == .clear ? tr("{dry}, sunny after frost", values) : tr("{dry}, {sky} after frost", values)
        }
        guard let begins = period.frostBegins else { return tr("{dry}, {sky}, with frost", values) }
        values["time"] = time(begins)
        return tr("{dry}, {sky}, frost from {time}", values)
    }

    /// The phrase for a dry day of heat; nil without any.
    private func hot(_ dry: String) -> String? {
        guard let high = period.temperatures?.upperBound, high >= Self.hot, let warmest = period.warmest, !isNight,
            !period.isDark
        else { return nil }
        let values = ["dry": dry, "degrees": context.formatter.temperature(high), "time": time(warmest)]
        // Of a day that is partly over, it may be warmest now.
        return warmest > period.range.lowerBound
            ? tr("{dry} and hot, {degrees} by {time}", values) : tr("{dry} and hot, {degrees}", values)
    }

    /// The phrase for a period that is wet from its beginning to its end.
    private func throughout(_ values: [String: String]) -> String {
        if isNight { return tr("{weather} all night", values) }
        return period.isRest(in: context.zone)
            ? tr("{weather} for the rest of the day", values) : tr("{weather} all day", values)
    }

    private var after: [String: String] {
        guard isNight, period.hasFrost, period.frostBegins != nil else {
            return ["after": period.spells.last?.isClear == true ? tr("clearing") : tr("dry")]
        }
        return ["after": tr("frost")]
    }

    private func time(_ date: Date) -> String { context.formatter.hourOrMidnight(date, in: context.zone) }
}
