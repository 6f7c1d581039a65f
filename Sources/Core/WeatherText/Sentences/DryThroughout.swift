/// The sentence for dry weather: "Dry for the next 24 hours", or "Dry until 16:00 at least" if the data end there.
enum DryThroughout: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count == 1, let spell = spells.first, !spell.isWet else { return nil }
        let days = min(Int(spell.duration / 86_400), 7)
        guard days > 0 else { return tr("Dry until at least {time}.", ["time": context.moment(spell.end)]) }
        return tr(
            one: "Dry for the next 24 hours.", other: "Dry for the next {count} days.", count: days,
            ["count": context.formatter.count(days)])
    }
}
