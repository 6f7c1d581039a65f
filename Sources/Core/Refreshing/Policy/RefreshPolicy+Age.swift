public import Foundation
public import WeatherModel

extension RefreshPolicy {
    /// The parts older than somebody wants them that may be asked for, as by hand: not what came a few seconds ago, nor
    /// what its source says it will have nothing newer of.
    ///
    /// - Parameter limit: Seconds.
    public func parts(olderThan limit: TimeInterval, in report: WeatherReport?, at now: Date) -> Set<WeatherPart> {
        let arrivals = report?.arrivals ?? [:]
        return parts.filter { part in
            guard let arrival = arrivals[part] else { return false }
            let record = PartRecord(arrival)
            // A clock that was set back tells nothing.
            let age = record.age(at: RefreshMoment(wall: now, uptime: 0)) ?? .infinity
            return age > limit && age >= max(Self.pauseByHand, record.validFor)
        }
    }
}
