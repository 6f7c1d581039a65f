public import Foundation
public import WeatherModel

/// What was put into calendar files, so that a time of a later one is the same event, as one small file holds it.
public struct CalendarMemory: Sendable, Hashable, Codable {
    private struct Entry: Sendable, Hashable, Codable {
        let id: String
        let activity: String
        let place: Location.ID
        var from: Date
        var until: Date
    }

    private var entries: [Entry] = []

    /// The events that are remembered, the last ones.
    static let limit = 2000
    /// The seconds for which one is remembered after its end: three days.
    private static let kept: TimeInterval = 3 * 86_400

    /// Makes a memory of nothing.
    public init() {}

    /// Returns an identifier for each time, that of an earlier file where it is the same event, and remembers all of them.
    ///
    /// The same event is the one that the time overlaps most; else one of the same day that has not begun, from which the
    /// time has moved away. No identifier is given twice, also not that of a time that is over.
    ///
    /// - Parameters:
    ///   - times: The times from their beginnings on, in ascending order.
    ///   - zone: The zone of the place, in which days begin.
    public mutating func ids(
        of activity: String, at place: Location.ID, for times: [Range<Date>], in zone: TimeZone, at now: Date
    ) -> [String] {
        entries.removeAll { $0.until.addingTimeInterval(Self.kept) < now }
        var free = Set(entries.indices.filter { entries[$0].activity == activity && entries[$0].place == place })
        var found: [Int: Int] = [:]
        // All that overlap come first, so that none of them is taken for one that has moved.
        for isMoved in [false, true] {
            for (index, time) in times.enumerated() where found[index] == nil {
                let entry =
                    isMoved ? moved(to: time, among: free, in: zone, at: now) : overlapping(time, among: free)
                guard let entry else { continue }
                free.remove(entry)
                found[index] = entry
            }
        }
        let ids = times.enumerated().map { index, time in
            if let entry = found[index] {
                (entries[entry].from, entries[entry].until) = (time.lowerBound, time.upperBound)
                return entries[entry].id
            }
            let id = newID(of: activity, at: place, from: time.lowerBound)
            entries.append(
                Entry(id: id, activity: activity, place: place, from: time.lowerBound, until: time.upperBound))
            return id
        }
        entries.removeFirst(max(0, entries.count - Self.limit))
        return ids
    }

    private func overlapping(_ time: Range<Date>, among free: Set<Int>) -> Int? {
        func overlap(_ index: Int) -> TimeInterval {
            min(entries[index].until, time.upperBound)
                .timeIntervalSince(max(entries[index].from, time.lowerBound))
        }
        return free.sorted().filter { overlap($0) > 0 }.max { overlap($0) < overlap($1) }
    }

    private func moved(to time: Range<Date>, among free: Set<Int>, in zone: TimeZone, at now: Date) -> Int? {
        let day = CivilDate(time.lowerBound, in: zone)
        func distance(_ index: Int) -> TimeInterval {
            abs(entries[index].from.timeIntervalSince(time.lowerBound))
        }
        return free.sorted().filter { entries[$0].from > now && CivilDate(entries[$0].from, in: zone) == day }
            .min { distance($0) < distance($1) }
    }

    /// Returns the beginning as it was known first, with a number where another event has begun there before it moved.
    private func newID(of activity: String, at place: Location.ID, from start: Date) -> String {
        let known = Set(entries.map(\.id))
        let first = start.formatted(.iso8601)
        var (number, id) = (1, "\(first)/\(activity)/\(place)@fairweather")
        while known.contains(id) {
            number += 1
            id = "\(first)-\(number)/\(activity)/\(place)@fairweather"
        }
        return id
    }
}
