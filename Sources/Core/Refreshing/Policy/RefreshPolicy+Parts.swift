import Foundation
import WeatherModel

extension RefreshPolicy {
    /// Whether the part is due, or why and how long not.
    ///
    /// - Parameter jitter: The place's own.
    func standing(
        of part: WeatherPart, _ record: PlaceRecord, isVisible: Bool, count: Int, jitter: Double, _ now: RefreshMoment
    ) -> PartStanding {
        guard let known = record.parts[part] else { return .due(.missing) }
        if let failure = known.failure {
            let remaining = failure.remaining(at: now)
            if remaining > 0 {
                return .later(failure.isOrdered ? .forbiddenBySource : .failed(failure.error), remaining)
            }
        }
        guard let age = known.age(at: now) else { return .due(.missing) }
        let mine = lifetime(of: part, isVisible: isVisible, count: count) * (1 + 0.1 * jitter)
        // Not all who were told the same moment ask in the same second.
        let theirs = known.validFor > 0 ? known.validFor + 60 * jitter : 0
        guard age < max(mine, theirs) else { return .due(.aged(age)) }
        return .later(age < mine ? .fresh : .validBySource, max(mine, theirs) - age)
    }

    /// Seconds after which the part is asked for again, before jitter and the source's own wish.
    func lifetime(of part: WeatherPart, isVisible: Bool, count: Int) -> TimeInterval {
        let interval = interval ?? Self.usualInterval
        // Who wants fewer refreshes gets fewer of the place on screen, too.
        let own = Self.validity(of: part) * max(1, interval / Self.usualInterval)
        return isVisible ? own : max(own, interval, Double(count) * Self.shareOfPlace)
    }
}
