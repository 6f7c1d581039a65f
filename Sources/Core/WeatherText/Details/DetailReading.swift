import WeatherModel

/// A quantity now and over the day, and its origin.
struct DetailReading {
    /// The number in the quantity's own unit; nil if it is missing.
    let value: Double?
    /// The conditions it is from, for what is told beside it; nil if it is missing.
    let origin: PresentConditions?
    let course: DetailCourse?
    /// The reason why the value is missing; nil if it is there.
    let reason: String?
    let provenance: String
    /// The origin of the course where it is another one than the value's; nil where it is the same, or there is none.
    let courseOrigin: String?
    /// The sentence that the value is an old one; nil if it is of now.
    let lastKnown: String?

    var conditions: Conditions { origin?.conditions ?? Conditions() }

    /// Returns the card with what all have: the course, its range, and the reason if the value is missing or old.
    func card(
        _ kind: DetailKind, _ title: String, _ iconName: String, _ text: String?, range: String?
    ) -> DetailCard {
        var card = DetailCard(kind, title, iconName, text ?? TemperatureText.missing, provenance)
        card.course = course
        // Another model's course tells no range that the value is out of.
        let isWithin = value.flatMap { value in course.map { $0.range.contains(value) } } ?? true
        card.rangeText = courseOrigin == nil || isWithin ? range : nil
        card.courseOrigin = courseOrigin
        card.verdict = reason ?? lastKnown
        card.isVerdictInProvenance = reason == nil && lastKnown != nil
        return card
    }
}

/// The eight cards, in display order.
public enum DetailKind: String, Sendable, Hashable, CaseIterable {
    case wind, feelsLike, humidity, pressure, visibility, uvIndex, sky, air
}

/// The making of one card.
protocol DetailRule: SendableMetatype {
    /// Returns nil if no source offers what the card shows.
    static func card(_ details: DetailContext) -> DetailCard?
}
