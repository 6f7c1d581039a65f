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

    /// The phrase for a wet period; nil if it stays dry.
    var wet: String? {
        guard let main = period.mainSpell, let weather = period.briefWords, let first = period.firstWet,
            let last = period.lastWet
        else { return nil }
        var values = ["weather": weather, "from": time(first.start), "to": time(last.end)]
        let begins = first.start.timeIntervalSince(period.range.lowerBound) < Self.margin
        let ends = period.range.upperBound.timeIntervalSince(last.end) < Self.margin
        if period.hasPauses {
            return period.isPossible ? weather : tr("{weather} on and off", values)
        }
        if main.isPossible { return begins ? weather : tr("{weather} from {from}", values) }
        if let peak = main.peak, peak.intensity == .heavy, main.intensities?.lowerBound != .heavy {
            values["peak"] = time(peak.start)
            switch (begins, ends) {
            case (true, false): return tr("{weather} until {to}, heavy at {peak}", values)
            case (true, true): return tr("{weather}, heavy at {peak}", values)
            case (false, _): return tr("{weather} from {from}, heavy at {peak}", values)
            }
        }
        switch (begins, ends) {
        case (true, true): return throughout(values)
        case (true, false): return tr("{weather} until {to}, then {after}", values.merging(after) { $1 })
        case (false, true): return tr("Dry until {from}, then {weather}", values)
        case (false, false): return tr("{weather} from {from} to {to}", values)
        }
    }

    /// When it falls and nothing else, such as "snow from 06:00 to 17:00", or in short "snow, 06:00 to 17:00"; nil if it stays
    /// dry.
    func timing(isShort: Bool = false) -> String? {
        guard let weather = period.briefWords, let first = period.firstWet, let last = period.lastWet else {
            return nil
        }
        let values = ["weather": weather, "from": time(first.start), "to": time(last.end)]
        if period.hasPauses {
            return period.isPossible ? weather : tr("{weather} on and off", values)
        }
        let begins = first.start.timeIntervalSince(period.range.lowerBound) < Self.margin
        let ends = period.range.upperBound.timeIntervalSince(last.end) < Self.margin
        switch (begins, ends) {
        case (true, true): return throughout(values)
        case (true, false): return tr("{weather} until {to}", values)
        case (false, true): return tr("{weather} from {from}", values)
        case (false, false):
            return isShort ? tr("{weather}, {from} to {to}", values) : tr("{weather} from {from} to {to}", values)
        }
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
