import Foundation
import WeatherModel

extension RefreshPolicy {
    /// Returns whether the part is due or, if not, why and for how long.
    ///
    /// - Parameter jitter: The place's random number, 0 to 1.
    func standing(
        of part: WeatherPart, _ record: PlaceRecord, isVisible: Bool, count: Int, jitter: Double, _ now: RefreshMoment
    ) -> PartStanding {
        guard let known = record.parts[part] else { return .due(.missing) }
        if let failure = known.failure {
            let remaining = failure.remaining(at: now)
            if remaining > 0 {
                return .later(failure.isOrdered ? .forbiddenBySource : .failed(failure.error), remaining)
            }
            // What is on screen may be fresh still, but the user asked for newer, and was told when it comes.
            if failure.isOrdered, isVisible, known.fetchedAt != nil { return .due(.allowedAgain) }
        }
        guard let age = known.age(at: now) else { return .due(.missing) }
        let mine = lifetime(of: part, isVisible: isVisible, count: count) * (1 + 0.1 * jitter)
        // Clients that were told the same time should not all ask in the same second.
        let theirs = known.validFor > 0 ? known.validFor + 60 * jitter : 0
        guard age < max(mine, theirs) else { return .due(.aged(age)) }
        return .later(age < mine ? .fresh : .validBySource, max(mine, theirs) - age)
    }

    /// Returns the seconds after which the part is requested again, without jitter and the source's own validity.
    func lifetime(of part: WeatherPart, isVisible: Bool, count: Int) -> TimeInterval {
        let interval = interval ?? Self.usualInterval
        // A longer interval in the settings also applies to the visible place.
        let own = Self.validity(of: part) * max(1, interval / Self.usualInterval)
        let share = Double(count) * Self.shareOfPlace
        let usual = isVisible ? own : max(own, interval, share)
        return part == .alerts && gathersPlaces && watchesWarnings
            ? min(usual, max(Self.warningsInterval, share)) : usual
    }
}
