/// "Light rain until about 16:00, then heavy snow", and the other way round.
enum RainTurns: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard course.phases.count > 1, let weather = course.phases[0].weather, let next = course.phases[1].weather
        else { return nil }
        return tr(
            "{weather} until about {time}, then {next}.",
            ["weather": weather, "time": telling.moment(course.phases[0].end), "next": next]
        ).capitalizedFirst
    }
}
