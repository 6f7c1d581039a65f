/// "Light rain until about 16:00, then dry".
enum WetThenDry: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard course.phases.count > 1, let weather = course.phases[0].weather, !course.phases[1].isWet else {
            return nil
        }
        return tr(
            "{weather} until about {time}, then dry.",
            ["weather": weather, "time": telling.moment(course.phases[0].end)]
        ).capitalizedFirst
    }
}
