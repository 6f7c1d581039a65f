/// The sentence for a dry moment in an hour that is forecast to be wet: "Light rain expected soon, until about 12:00".
enum WetAwaited: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        guard let spell = course.spells.first, spell.isAwaited, let weather = spell.words else { return nil }
        let row = spell.slices[0].end
        guard row.timeIntervalSince(context.now) <= 3600 else {
            return tr("{weather} expected before {time}.", ["weather": weather, "time": context.moment(row)])
                .capitalizedFirst
        }
        guard spell.end < course.known.upperBound else {
            return tr("{weather} expected soon.", ["weather": weather]).capitalizedFirst
        }
        return tr(
            "{weather} expected soon, until {time}.", ["weather": weather, "time": context.about(spell.end)]
        ).capitalizedFirst
    }
}
