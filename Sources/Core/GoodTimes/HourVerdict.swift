public import Foundation
import WeatherModel
public import WeatherStore

/// How one step of a forecast suits an activity, limit by limit.
public struct HourVerdict: Sendable, Hashable {
    /// A limit that is not met.
    public struct Miss: Sendable, Hashable {
        /// The quantity.
        public let quantity: HourlyQuantity
        /// The side on which it misses the limit; nil where the value is not known.
        public let side: QuantityLimit.Side?
        /// What falls in the step, where that is too much or too likely; empty for anything else.
        let kinds: Set<PrecipitationKind>
        /// What is missed; nil where the value is not known.
        public var limit: MissedLimit? { side.map { MissedLimit(quantity, $0, by: kinds) } }
        /// How far it misses it, in steps of the quantity: 0 or more.
        public let steps: Double
    }

    /// The step.
    public let span: Range<Date>
    /// The limits that are not met, the furthest missed first; those that are not known last.
    public let misses: [Miss]
    /// Whether it lies in the hours at which there is time for the activity.
    public let isOwnTime: Bool
    /// The limit that is met by least, with what is left in steps of its quantity; nil without a limit that is met.
    let tightest: (quantity: HourlyQuantity, steps: Double)?

    /// Whether all limits are met at a time at which there is time.
    public var isGood: Bool { isOwnTime && misses.isEmpty }

    /// - Parameter unknown: The quantities of which nothing is known in any step, whose limits count as met.
    init(
        _ reading: HourReading, for activity: Activity, without unknown: Set<HourlyQuantity> = [], in zone: TimeZone
    ) {
        span = reading.span
        isOwnTime = activity.times.contain(reading.span, in: zone)
        var misses: [Miss] = []
        var tightest: (quantity: HourlyQuantity, steps: Double)?
        for quantity in HourlyQuantity.allCases where !unknown.contains(quantity) {
            guard let limit = activity.limits[quantity] else { continue }
            guard let values = reading[quantity] else {
                misses.append(Miss(quantity: quantity, side: nil, kinds: [], steps: 0))
                continue
            }
            let margin = limit.margin(of: values)
            let steps = margin.value / quantity.step
            if margin.value <= 0 {
                let falls = quantity.isOfPrecipitation && margin.side == .tooHigh
                misses.append(
                    Miss(
                        quantity: quantity, side: margin.side, kinds: falls ? [reading.kind] : [], steps: -steps))
            } else if tightest.map({ steps < $0.steps }) ?? true {
                tightest = (quantity, steps)
            }
        }
        self.misses = misses.enumerated().sorted { one, other in
            let (mine, theirs) = (one.element, other.element)
            if (mine.side == nil) != (theirs.side == nil) { return theirs.side == nil }
            return (-mine.steps, one.offset) < (-theirs.steps, other.offset)
        }.map(\.element)
        self.tightest = tightest
    }

    /// Compares all but what follows from the rest.
    public static func == (one: HourVerdict, other: HourVerdict) -> Bool {
        (one.span, one.misses, one.isOwnTime) == (other.span, other.misses, other.isOwnTime)
    }

    /// Feeds the hasher what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(span)
        hasher.combine(misses)
        hasher.combine(isOwnTime)
    }
}

extension HourlyQuantity {
    /// Whether it is how much falls, or how likely that is.
    fileprivate var isOfPrecipitation: Bool { self == .precipitation || self == .precipitationProbability }
}
