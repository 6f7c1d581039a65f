public import Foundation
public import WeatherModel
public import WeatherStore

/// The coming times that suit an activity, and why the others do not.
public struct GoodTimesOutlook: Sendable, Hashable {
    /// A quantity and the time until which it is known.
    public struct PartlyKnown: Sendable, Hashable {
        /// The quantity.
        public let quantity: HourlyQuantity
        /// The end of the last step of which it is known.
        public let end: Date
    }

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
    /// The quantities with a limit that stop being known before the end of the forecast.
    public let partlyKnown: [PartlyKnown]
    /// The limit that most of the steps miss at which there is time; nil where all are met, and where more steps are no good
    /// ones for a value that is not known.
    public let deciding: MissedLimit?
    /// Whether most of the steps at which there is time are no good ones only for a value that is not known.
    public let isMostlyUnknown: Bool

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
        // Those that are over tell when a time has begun.
        let readings = HourReading.all(of: wanted, in: hours, air, over: coordinates)
        self.init(for: activity, readings, in: zone, from: now)
    }

    /// - Parameter all: The steps with all quantities that have a limit; of those that are over only begins a time that is not.
    init(for activity: Activity, _ all: [HourReading], in zone: TimeZone, from now: Date) {
        self.activity = activity
        let readings = all.filter { $0.span.upperBound > now }
        let limited = HourlyQuantity.allCases.filter { activity.limits[$0] != nil }
        let unknown = limited.filter { quantity in !readings.contains { $0.touches(quantity) } }
        let leftOut = Set(unknown)
        // Where nothing at all is known, nothing is good.
        let verdicts =
            unknown.count == limited.count && !limited.isEmpty
            ? [] : all.map { HourVerdict($0, for: activity, without: leftOut, in: zone) }
        self.unknown = unknown
        hours = verdicts.filter { $0.span.upperBound > now }
        times = Self.times(verdicts, atLeast: Double(activity.leastMinutes) * 60, from: now)
        partlyKnown = limited.compactMap { quantity in
            guard let last = readings.last(where: { $0[quantity] != nil }), last.span != readings.last?.span else {
                return nil
            }
            return PartlyKnown(quantity: quantity, end: last.span.upperBound)
        }
        let own = hours.filter(\.isOwnTime)
        let missed = own.flatMap { $0.misses.compactMap(\.limit) }
        // Rain and snow miss the same limit.
        let counts = Dictionary(missed.map { (MissedLimit($0.quantity, $0.side), 1) }, uniquingKeysWith: +)
        // Of several that are missed as often, the one that stands first among the quantities.
        let most = limited.flatMap { [MissedLimit($0, .tooLow), MissedLimit($0, .tooHigh)] }
            .filter { counts[$0] != nil }.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
        let blind = own.count { !$0.misses.isEmpty && $0.misses.allSatisfy { $0.side == nil } }
        isMostlyUnknown = blind > most.flatMap { counts[$0] } ?? 0
        deciding =
            isMostlyUnknown
            ? nil
            : most.map { most in
                let kinds = missed.filter { ($0.quantity, $0.side) == (most.quantity, most.side) }.map(\.kinds)
                return MissedLimit(most.quantity, most.side, by: kinds.reduce([]) { $0.union($1) })
            }
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
