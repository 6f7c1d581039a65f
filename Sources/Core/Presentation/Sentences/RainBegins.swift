import Foundation

/// "Light rain begins in 25 minutes", within two hours.
enum RainBegins: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard course.phases.count > 1, !course.phases[0].isWet, let weather = course.phases[1].weather else {
            return nil
        }
        let start = course.phases[1].start
        return tr(
            "{weather} begins {when}.",
            ["weather": weather, "when": telling.formatter.countdown(to: start, at: telling.now)]
        ).capitalizedFirst
    }
}
