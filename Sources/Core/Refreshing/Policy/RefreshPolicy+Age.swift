public import Foundation
public import WeatherModel

extension RefreshPolicy {
    /// Returns the parts that are older than the limit and may be requested: not those that came a few seconds ago, nor
    /// those still valid by the word of their source.
    ///
    /// - Parameter limit: The greatest acceptable age, in seconds.
    public func parts(olderThan limit: TimeInterval, in report: WeatherReport?, at now: Date) -> Set<WeatherPart> {
        let arrivals = report?.arrivals ?? [:]
        return parts.filter { part in
            guard let arrival = arrivals[part] else { return false }
            let record = PartRecord(arrival)
            // If the clock was set back, the age is unknown and counts as infinite.
            let age = record.age(at: RefreshMoment(wall: now, uptime: 0)) ?? .infinity
            return age > limit && age >= max(Self.pauseByHand, record.validFor)
        }
    }
}
