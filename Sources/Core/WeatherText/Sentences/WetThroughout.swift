/// The sentence for wet weather: "Light rain for the next 24 hours", or "Light rain until 14:00 at least" if the data
/// end there.
enum WetThroughout: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count == 1, let spell = spells.first, !spell.isAwaited, let weather = spell.words else {
            return nil
        }
        guard spell.duration < 86_400 else {
            let text =
                spell.isIntermittent
                ? tr("{weather} on and off for the next 24 hours.", ["weather": weather])
                : tr("{weather} for the next 24 hours.", ["weather": weather])
            return text.capitalizedFirst
        }
        let values = ["weather": weather, "time": context.moment(spell.end)]
        let text =
            spell.isIntermittent
            ? tr("{weather} on and off until at least {time}.", values) : tr("{weather} until at least {time}.", values)
        return text.capitalizedFirst
    }
}
