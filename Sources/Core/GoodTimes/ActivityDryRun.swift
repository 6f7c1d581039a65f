public import Foundation
public import WeatherModel
public import WeatherStore

/// What an activity would have found in the weather of the days that are kept.
public struct ActivityDryRun: Sendable, Hashable {
    /// What a set of limits found.
    public struct Count: Sendable, Hashable {
        /// The times.
        public let times: Int
        /// The days in which some part of one of them lies.
        public let days: Int
    }

    /// A limit that is looser by a step.
    public struct Suggestion: Sendable, Hashable {
        /// The quantity.
        public let quantity: HourlyQuantity
        /// The limit as it would be.
        public let limit: QuantityLimit
        /// What it would have found.
        public let count: Count
    }

    /// The days of which any weather is kept.
    public let days: Int
    /// What was found.
    public let count: Count
    /// The longest of the times; nil where there was none.
    public let longest: Range<Date>?
    /// The one change of a limit that would have found times on most days more; nil where none would have.
    public let suggestion: Suggestion?
    /// The quantities with a limit of which nothing is kept, which count as met.
    public let unknown: [HourlyQuantity]

    /// Returns the beginning of the 14 days that are looked back, of which the last one is today.
    public static func start(at now: Date, in zone: TimeZone) -> Date {
        let first = CivilDate(dayNumber: CivilDate(now, in: zone).dayNumber - 13)
        return first.start(in: zone) ?? now.addingTimeInterval(-13 * 86_400)
    }

    /// Tries the activity on hours that are over, each as it was forecast last.
    ///
    /// - Parameters:
    ///   - hours: The rows in ascending order.
    ///   - start: The time before which a row only tells how the next one begins; nil for none.
    public init(
        of activity: Activity, in hours: [Hour], over coordinates: Coordinates, in zone: TimeZone,
        from start: Date? = nil
    ) {
        let wanted = HourlyQuantity.allCases.filter { activity.limits[$0] != nil }
        let readings = HourReading.all(of: wanted, in: hours, over: coordinates, from: start)
        func outlook(_ activity: Activity) -> GoodTimesOutlook {
            GoodTimesOutlook(for: activity, readings, in: zone, from: .distantPast)
        }
        func counted(_ times: [GoodTime]) -> Count {
            Count(times: times.count, days: Set(times.flatMap { $0.days(in: zone) }).count)
        }
        let found = outlook(activity)
        days = Set(readings.map { CivilDate($0.span.lowerBound, in: zone) }).count
        count = counted(found.times)
        longest = found.times.max { $0.duration < $1.duration }?.span
        unknown = found.unknown
        var best: Suggestion?
        for quantity in wanted where !found.unknown.contains(quantity) {
            for side in [QuantityLimit.Side.tooLow, .tooHigh] {
                var looser = activity
                guard
                    let limit = activity.limits[quantity]?.loosened(side, by: quantity.step, within: quantity.range),
                    limit != activity.limits[quantity]
                else { continue }
                looser.limits[quantity] = limit
                let gain = counted(outlook(looser).times)
                guard gain.days > (best?.count.days ?? count.days) else { continue }
                best = Suggestion(quantity: quantity, limit: limit, count: gain)
            }
        }
        suggestion = best
    }
}

extension GoodTime {
    /// Returns the days in which some part of it lies, by their numbers.
    fileprivate func days(in zone: TimeZone) -> ClosedRange<Int> {
        let first = CivilDate(span.lowerBound, in: zone).dayNumber
        // The midnight that ends a day is none of the next.
        let last = CivilDate(span.upperBound.addingTimeInterval(-1), in: zone).dayNumber
        return first...max(first, last)
    }
}
