import Foundation
import WeatherModel

/// A pattern of the coming weather, and its sentence.
protocol RainRule: SendableMetatype {
    /// Returns the sentence; nil if the weather does not follow the pattern.
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String?
}

/// The sentence for a dry period before a wet one: "Dry until about 16:00, then light rain", or with the time at which it is
/// heavy.
enum DryThenWet: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count > 1, !spells[0].isWet, let weather = spells.words(at: 1) else { return nil }
        var values = ["until": context.untilAbout(spells[1].start), "weather": weather]
        guard spells.danger(after: 1) == nil, let graver = spells.graver(after: 1), let later = graver.spell.words
        else {
            guard let peak = spells.danger(after: 1) == nil ? WetThenOther.heavyPeak(of: spells[1], context) : nil
            else {
                return tr("Dry {until}, then {weather}.", values)
            }
            values["at"] = peak
            return tr("Dry {until}, then {weather}, heaviest {at}.", values)
        }
        (values["later"], values["from"]) = (later, context.moment(graver.from, .from))
        guard spells.count > 2, !spells[2].isWet else {
            return tr("Dry {until}, then {weather}, then {later} {from}.", values)
        }
        // Without its end it would be told as going on to what comes after the pause.
        values["end"] = context.moment(spells[1].end, .until)
        return tr("Dry {until}, then {weather} {end}, {later} {from}.", values)
    }
}

/// The sentence for dry weather: "Dry for the next 24 hours", or "Dry until 16:00 at least" if the data end there.
enum DryThroughout: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count == 1, let spell = spells.first, !spell.isWet else { return nil }
        let days = min(Int(spell.duration / 86_400), 7)
        guard days > 0 else { return tr("Dry {until}.", ["until": context.moment(spell.end, .atLeastUntil)]) }
        return tr(
            one: "Dry for the next 24 hours.", other: "Dry for the next {count} days.", count: days,
            ["count": context.formatter.count(days)])
    }
}

/// The sentence for wet weather: "Light rain for the next 24 hours", or "Light rain until 14:00 at least" if the data
/// end there; where it becomes heavy, with the time of that.
enum WetThroughout: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count == 1, let spell = spells.first, !spell.isAwaited, let weather = spell.words else {
            return nil
        }
        var values = ["weather": weather]
        values["at"] = WetThenOther.heavyPeak(of: spell, context)
        guard spell.duration < 86_400 else {
            let text =
                spell.isIntermittent
                ? tr("{weather} on and off for the next 24 hours.", values)
                : values["at"] == nil
                    ? tr("{weather} for the next 24 hours.", values)
                    : tr("{weather} for the next 24 hours, heaviest {at}.", values)
            return text.capitalizedFirst
        }
        values["until"] = context.moment(spell.end, .atLeastUntil)
        let text =
            spell.isIntermittent
            ? tr("{weather} on and off {until}.", values)
            : values["at"] == nil
                ? tr("{weather} {until}.", values) : tr("{weather} {until}, heaviest {at}.", values)
        return text.capitalizedFirst
    }
}

/// The sentence for a chance of what is certain later: "Light rain from 17:00, perhaps earlier".
enum ChanceThenSame: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count > 1, spells[0].isChanceOnly, !spells[1].isPossible, let weather = spells.words(at: 1),
            weather == spells[0].certainWords
        else { return nil }
        let values = ["weather": weather, "from": context.moment(spells[1].start, .from)]
        return tr("{weather} {from}, perhaps earlier.", values).capitalizedFirst
    }
}

/// The sentence for a wet period before another one: "Light rain until about 16:00, then dry until 20:00", or with its
/// peak.
enum WetThenOther: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count > 1, !spells[0].isAwaited, let weather = spells[0].words else { return nil }
        var values = ["weather": weather, "until": context.untilAbout(spells[0].end)]
        values["next"] = spells.words(at: 1).map { next(spells, $0, context) } ?? dry(spells, context)
        guard !spells[0].isEndUnknown else { return tr("{weather} now, then {next}.", values).capitalizedFirst }
        guard let peak = peak(of: spells[0], context) else {
            return
                (spells[0].isIntermittent
                ? tr("{weather} on and off {until}, then {next}.", values)
                : tr("{weather} {until}, then {next}.", values)).capitalizedFirst
        }
        values["at"] = peak
        return tr("{weather} {until}, heaviest {at}. Then {next}.", values).capitalizedFirst
    }

    /// Returns what comes next, "light rain, then heavy snow from 17:00" where that hides what is graver.
    private static func next(_ spells: [PrecipitationSpell], _ weather: String, _ context: SentenceContext) -> String {
        guard spells.danger(after: 1) == nil, let graver = spells.graver(after: 1), let later = graver.spell.words
        else {
            return weather
        }
        let values = ["weather": weather, "later": later, "from": context.moment(graver.from, .from)]
        return tr("{weather}, then {later} {from}", values)
    }

    /// Returns "dry until 17:00" where more falls within a day, else "clearing" or "dry".
    static func dry(_ spells: [PrecipitationSpell], _ context: SentenceContext) -> String {
        if spells.count > 2, spells[2].start.timeIntervalSince(context.now) <= 86_400 {
            var values = ["until": context.moment(spells[2].start, .until)]
            guard let graver = spells.graver(after: 0), let weather = graver.spell.words else {
                return tr("dry {until}", values)
            }
            (values["weather"], values["from"]) = (weather, context.moment(graver.from, .from))
            return graver.from == spells[2].start
                ? tr("dry {until}, then {weather}", values)
                : tr("dry {until}, {weather} {from}", values)
        }
        return spells[1].isClear ? tr("clearing", context: "after “then”") : tr("dry", context: "after “then”")
    }

    /// Returns the time at which what is certain and begins less strongly is heavy, within a day from now; nil where it is not.
    static func heavyPeak(of spell: PrecipitationSpell, _ context: SentenceContext) -> String? {
        guard !spell.isPossible, let heaviest = spell.peak, heaviest.intensity == .heavy,
            heaviest.start.timeIntervalSince(context.now) <= 86_400
        else { return nil }
        return peak(of: spell, context)
    }

    /// Returns the time at which it rains hardest, such as "at 15:00"; nil if that is now.
    static func peak(of spell: PrecipitationSpell, _ context: SentenceContext) -> String? {
        guard !spell.isIntermittent, let peak = spell.peak, let first = spell.slices[0].intensity,
            let strongest = peak.intensity, strongest > first, peak.start > context.now
        else { return nil }
        return context.moment(peak.start, .at)
    }
}

/// The sentence for a dry moment in an hour that is forecast to be wet: "Light rain expected soon, until about 12:00", or
/// "Light rain possible soon".
enum RainExpected: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard let spell = spells.first, spell.isAwaited, let weather = spell.words else { return nil }
        let row = spell.slices[0].end
        // What is possible is not expected.
        let awaited = spell.isPossible ? weather : tr("{weather} expected", ["weather": weather])
        guard row.timeIntervalSince(context.now) <= 3600 else {
            var values = ["weather": awaited, "before": context.moment(row, .before)]
            guard let danger = spells.danger(after: 0)?.words else {
                return tr("{weather} {before}.", values).capitalizedFirst
            }
            values["danger"] = danger
            return tr("{weather} {before}, {danger} later.", values).capitalizedFirst
        }
        guard spell.end < course.known.upperBound else {
            return tr("{weather} soon.", ["weather": awaited]).capitalizedFirst
        }
        var values = ["weather": awaited, "until": context.untilAbout(spell.end)]
        let dry = spells.graver(after: 0).map { _ in WetThenOther.dry(spells, context) }
        guard spells.count > 1, let next = spells.words(at: 1) ?? dry else {
            return tr("{weather} soon, {until}.", values).capitalizedFirst
        }
        values["next"] = next
        return tr("{weather} soon, {until}, then {next}.", values).capitalizedFirst
    }
}
