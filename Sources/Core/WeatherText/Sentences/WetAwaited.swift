/// The sentence for a dry moment in an hour that is forecast to be wet: "Light rain expected soon, until about 12:00", or
/// "Light rain possible soon".
enum WetAwaited: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        guard let spell = course.spells.first, spell.isAwaited, let weather = spell.words else { return nil }
        let row = spell.slices[0].end
        // What is possible is not expected.
        let awaited = spell.isPossible ? weather : tr("{weather} expected", ["weather": weather])
        guard row.timeIntervalSince(context.now) <= 3600 else {
            return tr("{weather} before {time}.", ["weather": awaited, "time": context.moment(row)]).capitalizedFirst
        }
        guard spell.end < course.known.upperBound else {
            return tr("{weather} soon.", ["weather": awaited]).capitalizedFirst
        }
        return tr("{weather} soon, until {time}.", ["weather": awaited, "time": context.about(spell.end)])
            .capitalizedFirst
    }
}
