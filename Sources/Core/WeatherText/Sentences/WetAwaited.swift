/// The sentence for a dry moment in an hour that is forecast to be wet: "Light rain expected soon, until about 12:00", or
/// "Light rain possible soon".
enum WetAwaited: RainRule {
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        let spells = course.spells
        guard let spell = spells.first, spell.isAwaited, let weather = spell.words else { return nil }
        let row = spell.slices[0].end
        // What is possible is not expected.
        let awaited = spell.isPossible ? weather : tr("{weather} expected", ["weather": weather])
        guard row.timeIntervalSince(context.now) <= 3600 else {
            var values = ["weather": awaited, "time": context.moment(row)]
            guard let danger = spells.danger(after: 0)?.words else {
                return tr("{weather} before {time}.", values).capitalizedFirst
            }
            values["danger"] = danger
            return tr("{weather} before {time}, {danger} later.", values).capitalizedFirst
        }
        guard spell.end < course.known.upperBound else {
            return tr("{weather} soon.", ["weather": awaited]).capitalizedFirst
        }
        var values = ["weather": awaited, "time": context.about(spell.end)]
        guard spells.count > 1, let next = spells.words(at: 1) else {
            return tr("{weather} soon, until {time}.", values).capitalizedFirst
        }
        values["next"] = next
        return tr("{weather} soon, until {time}, then {next}.", values).capitalizedFirst
    }
}
