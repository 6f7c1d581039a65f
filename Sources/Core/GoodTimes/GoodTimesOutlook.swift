public import Foundation
public import WeatherModel
public import WeatherStore

/// The coming times that suit an activity, and why the others do not.
public struct GoodTimesOutlook: Sendable, Hashable {
    /// The activity.
    public let activity: Activity
    /// The times, the earliest first; none is shorter than the activity wants, and no two meet.
    public let times: [GoodTime]
    /// Every step that is not over, limit by limit.
    public let hours: [HourVerdict]
    /// The quantities with a limit of which nothing is known in any of these steps.
    ///
    /// Such a limit counts as met, as nobody forecasts pollen in winter, or at sea; whoever names the times has to say so.
    /// A value that is missing in some of the steps is no good one.
    public let unknown: [HourlyQuantity]
    /// The limit that most of the steps miss at which there is time; nil where all are met.
    public let deciding: MissedLimit?

    /// Looks for the times from now on.
    ///
    /// - Parameters:
    ///   - hours: The rows of the forecast in ascending order.
    ///   - air: The air quality; nil where it is not known.
    ///   - zone: The zone of the place, whose clock the hours of one's own go by.
    public init(
        for activity: Activity, in hours: [Hour], _ air: AirQualityReport? = nil, over coordinates: Coordinates,
        in zone: TimeZone, from now: Date
    ) {
        let wanted = HourlyQuantity.allCases.filter { activity.limits[$0] != nil }
        self.init(
            for: activity, HourReading.all(of: wanted, in: hours, air, over: coordinates, from: now), in: zone,
            from: now)
    }

    /// - Parameter readings: The steps that are not over, with all quantities that have a limit.
    init(for activity: Activity, _ readings: [HourReading], in zone: TimeZone, from now: Date) {
        self.activity = activity
        let limited = HourlyQuantity.allCases.filter { activity.limits[$0] != nil }
        let unknown = limited.filter { quantity in readings.allSatisfy { $0[quantity] == nil } }
        let leftOut = Set(unknown)
        // Where nothing at all is known, nothing is good.
        let verdicts =
            unknown.count == limited.count && !limited.isEmpty
            ? [] : readings.map { HourVerdict($0, for: activity, without: leftOut, in: zone) }
        self.unknown = unknown
        hours = verdicts
        times = Self.times(verdicts, atLeast: Double(activity.leastMinutes) * 60, from: now)
        let misses = verdicts.filter(\.isOwnTime).flatMap { $0.misses.compactMap(\.limit) }
        let counts = Dictionary(misses.map { ($0, 1) }, uniquingKeysWith: +)
        // Of several that are missed as often, the one that stands first among the quantities.
        deciding = limited.flatMap { [MissedLimit($0, .tooLow), MissedLimit($0, .tooHigh)] }
            .filter { counts[$0] != nil }.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }

    /// The end of the forecast; nil where there is none.
    public var end: Date? { hours.last?.span.upperBound }

    private static func times(_ hours: [HourVerdict], atLeast least: TimeInterval, from now: Date) -> [GoodTime] {
        var found: [GoodTime] = []
        var start = 0
        while start < hours.count {
            guard hours[start].isGood else {
                start += 1
                continue
            }
            var end = start + 1
            while end < hours.count, hours[end].isGood,
                hours[end].span.lowerBound == hours[end - 1].span.upperBound
            {
                end += 1
            }
            let next = end < hours.count && hours[end].span.lowerBound == hours[end - 1].span.upperBound
            let time = GoodTime(hours[start..<end], before: next ? hours[end] : nil, from: now)
            if let time, time.duration >= least { found.append(time) }
            start = end
        }
        return found
    }
}
