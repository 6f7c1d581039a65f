import Foundation
import WeatherModel

/// The sentence for a wet period before another one: "Light rain until about 16:00, then dry until 20:00", or with its
/// peak.
enum WetThenOther: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count > 1, !spells[0].isAwaited, let weather = spells[0].words else { return nil }
        var values = ["weather": weather, "time": context.about(spells[0].end)]
        values["next"] = spells.words(at: 1)
        values["next"] = values["next"] ?? dry(spells, context)
        guard let peak = peak(of: spells[0], context) else {
            return
                (spells[0].isIntermittent
                ? tr("{weather} on and off until {time}, then {next}.", values)
                : tr("{weather} until {time}, then {next}.", values)).capitalizedFirst
        }
        values["peak"] = peak
        return tr("{weather} until {time}, heaviest at {peak}. Then {next}.", values).capitalizedFirst
    }

    /// Returns "dry until 17:00" where more falls within a day, else "clearing" or "dry".
    private static func dry(_ spells: [PrecipitationSpell], _ context: SentenceContext) -> String {
        if spells.count > 2, spells[2].start.timeIntervalSince(context.now) <= 86_400 {
            return tr("dry until {time}", ["time": context.moment(spells[2].start)])
        }
        return spells[1].isClear ? tr("clearing") : tr("dry")
    }

    /// Returns the time at which it rains hardest, such as "15:00"; nil if that is now.
    static func peak(of spell: PrecipitationSpell, _ context: SentenceContext) -> String? {
        guard !spell.isIntermittent, let peak = spell.peak, let first = spell.slices[0].intensity,
            let strongest = peak.intensity, strongest > first, peak.start > context.now
        else { return nil }
        return context.moment(peak.start)
    }
}
