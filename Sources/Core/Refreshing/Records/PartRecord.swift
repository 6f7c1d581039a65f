import Foundation
import WeatherModel

/// The last arrival of a part of a place's weather, and the failure since then.
struct PartRecord: Sendable, Hashable {
    /// The arrival by the wall clock; nil if the part never arrived.
    var fetchedAt: Date?
    /// The arrival by the monotonic clock in seconds; nil if it was fetched in an earlier run.
    var fetchedUptime: TimeInterval?
    /// The seconds after its arrival for which the source asks not to be asked again.
    var validFor: TimeInterval = 0
    /// The last failure; nil after an arrival.
    var failure: RefreshFailure?

    /// The longest validity in seconds that is accepted from a source, as a later date must be an error.
    private static let longestValidity: TimeInterval = 6 * 3600

    /// Makes a record of a part that is not known.
    init() {}

    /// Makes the record of a part fetched in an earlier run.
    init(_ arrival: PartArrival) {
        fetchedAt = arrival.fetchedAt
        validFor = Self.seconds(until: arrival.validUntil, from: arrival.fetchedAt)
    }

    /// Notes that the part has just arrived.
    mutating func arrived(_ arrival: PartArrival, at now: RefreshMoment) {
        // An answer from the cache counts as new, as asking again would give the same.
        (fetchedAt, fetchedUptime, failure) = (now.wall, now.uptime, nil)
        validFor = Self.seconds(until: arrival.validUntil, from: arrival.fetchedAt)
    }

    /// Returns the seconds since the arrival, by the clock that gives the larger number; infinite if neither can tell,
    /// nil if the part never arrived.
    ///
    /// The monotonic clock may not count a sleep, and the wall clock may have been set back a little. An arrival in the
    /// future, by a clock that was set back, counts as infinitely old.
    func age(at now: RefreshMoment) -> TimeInterval? {
        guard let fetchedAt else { return nil }
        let byWall = now.wall.timeIntervalSince(fetchedAt)
        // Up to a minute in the future, the clock was corrected rather than set back.
        guard byWall >= -60 else { return .infinity }
        guard let fetchedUptime else { return max(0, byWall) }
        return max(now.seconds(since: RefreshMoment(wall: fetchedAt, uptime: fetchedUptime)), byWall)
    }

    private static func seconds(until end: Date?, from start: Date) -> TimeInterval {
        end.map { min(max($0.timeIntervalSince(start), 0), longestValidity) } ?? 0
    }
}
