/// The sentence for a dry period before a wet one: "Dry until about 16:00, then light rain".
enum DryThenWet: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard spells.count > 1, !spells[0].isWet, let weather = spells.words(at: 1) else { return nil }
        return tr("Dry until {time}, then {weather}.", ["time": context.about(spells[1].start), "weather": weather])
    }
}
