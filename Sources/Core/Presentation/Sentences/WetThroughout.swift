/// "Light rain for the next 24 hours".
enum WetThroughout: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard course.phases.count == 1, let phase = course.phases.first, let weather = phase.weather else { return nil }
        let text =
            course.isComplete
            ? tr("{weather} for the next 24 hours.", ["weather": weather])
            : tr("{weather} until {time} at least.", ["weather": weather, "time": telling.moment(phase.end)])
        return text.capitalizedFirst
    }
}
