/// "Dry for the next 24 hours".
enum DryThroughout: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard course.phases.count == 1, let phase = course.phases.first, !phase.isWet else { return nil }
        if course.isComplete { return tr("Dry for the next 24 hours.") }
        return tr("Dry until {time} at least.", ["time": telling.moment(phase.end)])
    }
}
