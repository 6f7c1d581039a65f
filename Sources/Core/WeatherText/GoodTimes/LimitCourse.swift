public import Foundation
public import GoodTimes
import WeatherModel
import WeatherStore

/// How a limit of an activity goes through the coming hours: its values, and where they meet it.
public struct LimitCourse: Sendable, Hashable {
    /// The way in which the values are drawn.
    public enum Shape: Sendable, Hashable {
        /// Values that go from one to the next.
        case line
        /// Amounts of a step.
        case bars
        /// Times at which there is time, without values.
        case times
    }

    /// One step of the forecast.
    public struct Step: Sendable, Hashable {
        /// The time.
        public let span: Range<Date>
        /// The values at its beginning and at its end, in any unit that is the same in the whole course; nil where unknown.
        public let ends: ClosedRange<Double>?
        /// Whether the values fall from its beginning to its end.
        public let isFalling: Bool
        /// Whether the limit is met in all of it.
        public let isMet: Bool
    }

    /// An end of the limit.
    public struct Bound: Sendable, Hashable {
        /// The value, in the unit of the steps.
        public let value: Double
        /// The value as text, "30 km/h".
        public let text: String
    }

    /// The limit without its quantity, "under 30 km/h".
    public let title: String
    /// The quantity, "Wind".
    public let detail: String
    /// The way in which the values are drawn.
    public let shape: Shape
    /// The steps in ascending order.
    public let steps: [Step]
    /// The ends of the limit.
    public let bounds: [Bound]
    /// Said where nothing is known of the quantity, whose limit counts as met; nil where something is.
    public let missingText: String?
}

extension LimitCourse {
    /// Returns the courses of all limits of an outlook, then that of the hours and days at which there is time.
    ///
    /// - Parameter readings: The steps with the quantities that have a limit.
    public static func all(
        of outlook: GoodTimesOutlook, _ readings: [HourReading], _ formatter: WeatherFormatter
    ) -> [LimitCourse] {
        let activity = outlook.activity
        let verdicts = Dictionary(outlook.hours.map { ($0.span, $0) }) { first, _ in first }
        let limited = HourlyQuantity.allCases.compactMap { quantity in
            activity.limits[quantity].map { limit in
                let isUnknown = outlook.unknown.contains(quantity)
                return LimitCourse(
                    title: formatter.isolated(value: formatter.limitAlone(limit, of: quantity)), detail: quantity.words,
                    shape: quantity.isDrawnAsBars ? .bars : .line,
                    steps: readings.map { reading in
                        let span = reading.span
                        let (start, end) = [span.lowerBound, span.upperBound].map {
                            reading.values(of: quantity, in: $0..<$0)?.upperBound
                        }.pair
                        let isMet = verdicts[span].map { verdict in !verdict.misses.contains { $0.quantity == quantity }
                        }
                        let ends = start.flatMap { start in end.map { min(start, $0)...max(start, $0) } }
                        return Step(
                            span: span, ends: ends, isFalling: (start ?? 0) > (end ?? 0), isMet: isMet ?? isUnknown)
                    },
                    bounds: [limit.least, limit.under].compactMap(\.self).map {
                        Bound(value: $0, text: formatter.isolated(value: formatter.limitAmount($0, of: quantity)))
                    }, missingText: isUnknown ? tr("not known here", context: "limit") : nil)
            }
        }
        let times = formatter.phrases(of: activity.times)
        guard !times.isEmpty else { return limited }
        let own = LimitCourse(
            title: formatter.isolated(value: PhraseList.text(times)), detail: tr("your hours", context: "limit"),
            shape: .times,
            steps: outlook.hours.map { Step(span: $0.span, ends: nil, isFalling: false, isMet: $0.isOwnTime) },
            bounds: [], missingText: nil)
        return limited + [own]
    }
}

extension HourVerdict {
    /// Returns the step in a sentence for a reading: "Tuesday 24 Nov, 16:00: good", or what is in the way.
    public func text(in zone: TimeZone, _ formatter: WeatherFormatter) -> String {
        let values = ["time": formatter.dated(span.lowerBound, in: zone)]
        if isGood { return tr("{time}: good", values) }
        var reasons = misses.map { miss in
            miss.limit?.words ?? tr("{quantity} unknown", ["quantity": miss.quantity.listedName])
        }
        if !isOwnTime { reasons.append(tr("not your hours", context: "in the way")) }
        return tr("{time}: in the way: {reasons}", values.merging(["reasons": PhraseList.text(reasons)]) { $1 })
    }
}

extension HourlyQuantity {
    /// Whether its values are amounts of a step.
    fileprivate var isDrawnAsBars: Bool { [.precipitation, .precipitationProbability].contains(self) }
}

extension [Double?] {
    fileprivate var pair: (Double?, Double?) { (self[0], self[1]) }
}
