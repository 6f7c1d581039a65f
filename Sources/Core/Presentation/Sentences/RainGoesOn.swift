/// "Light rain for the next two hours".
enum RainGoesOn: RainRule {
    static func sentence(_ course: RainCourse, _ telling: Telling) -> String? {
        guard let weather = course.phases.first?.weather, course.phases.allSatisfy(\.isWet) else { return nil }
        return tr("{weather} for the next two hours.", ["weather": weather]).capitalizedFirst
    }
}
