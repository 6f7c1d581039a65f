/// "Dry until about 16:00, then light rain".
enum DryThenWet: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard course.phases.count > 1, !course.phases[0].isWet, let weather = course.phases[1].weather else {
            return nil
        }
        return tr(
            "Dry until about {time}, then {weather}.",
            ["time": telling.moment(course.phases[1].start), "weather": weather])
    }
}
