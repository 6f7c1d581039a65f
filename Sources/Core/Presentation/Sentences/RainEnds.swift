import Foundation

/// "Light rain ends in 25 minutes", within two hours.
enum RainEnds: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard let weather = course.phases.first?.weather,
            let end = course.phases.dropFirst().first(where: { !$0.isWet })
        else { return nil }
        return tr(
            "{weather} ends {when}.",
            ["weather": weather, "when": telling.formatter.countdown(to: end.start, at: telling.now)]
        ).capitalizedFirst
    }
}
