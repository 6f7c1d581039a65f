import Foundation
import WeatherModel

/// When a part of a place's weather last arrived, and what has failed since.
struct PartRecord: Sendable, Hashable {
    /// By the wall clock; nil where it never arrived.
    var fetchedAt: Date?
    /// By the other clock; nil for what an earlier run of the program fetched.
    var fetchedUptime: TimeInterval?
    /// Seconds from its arrival on for which its source asks not to be asked again.
    var validFor: TimeInterval = 0
    /// Nil once it has arrived.
    var failure: RefreshFailure?

    /// No source keeps anybody away for longer: a date far off is a mistake.
    private static let longestValidity: TimeInterval = 6 * 3600

    /// Nothing is known of it.
    init() {}

    /// As an earlier run left it.
    init(_ arrival: PartArrival) {
        fetchedAt = arrival.fetchedAt
        validFor = Self.seconds(until: arrival.validUntil, from: arrival.fetchedAt)
    }

    /// Arrived just now.
    mutating func arrived(_ arrival: PartArrival, at now: RefreshMoment) {
        // What a source took out of its own cache counts as new: asked again it would give the same.
        (fetchedAt, fetchedUptime, failure) = (now.wall, now.uptime, nil)
        validFor = Self.seconds(until: arrival.validUntil, from: arrival.fetchedAt)
    }

    /// Seconds since it arrived, by the clock that says more; endless where neither can say, nil where it never arrived.
    ///
    /// The wall clock knows of a sleep that the other may not count; the other of a little that the wall clock was set back.
    /// What arrived in what is now the future bears a time that nobody can be shown, and is as old as can be.
    func age(at now: RefreshMoment) -> TimeInterval? {
        guard let fetchedAt else { return nil }
        let byWall = now.wall.timeIntervalSince(fetchedAt)
        // Up to a minute ahead is a clock that was put right, not one that was set back.
        guard byWall >= -60 else { return .infinity }
        guard let fetchedUptime else { return max(0, byWall) }
        return max(now.seconds(since: RefreshMoment(wall: fetchedAt, uptime: fetchedUptime)), byWall)
    }

    private static func seconds(until end: Date?, from start: Date) -> TimeInterval {
        end.map { min(max($0.timeIntervalSince(start), 0), longestValidity) } ?? 0
    }
}
