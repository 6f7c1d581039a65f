public import Foundation
public import GoodTimes
public import WeatherModel
public import WeatherStore

/// What a forecast says of a rule at one moment.
///
/// Only what lies in the stretch counts: of a step that begins before it or ends after it, an instantaneous value counts as it
/// is within the stretch, and one of the whole step, such as a gust or what falls, wherever the two meet.
public struct RuleFinding: Sendable, Hashable {
    /// A time without a break for which the threshold is passed.
    public struct Spell: Sendable, Hashable {
        /// The part of it that lies in the stretch.
        public fileprivate(set) var span: Range<Date>
        /// The value in it that is furthest past the threshold, in the unit of the quantity.
        public fileprivate(set) var value: Double
        /// The part of the step that has it.
        public fileprivate(set) var worst: Range<Date>
        /// The whole steps of the forecast, which stay the same while the stretch goes on.
        fileprivate(set) var steps: Range<Date>
    }

    /// The stretch of time that counts.
    public let stretch: RuleSpan
    /// The value in the stretch that is furthest past the threshold, or nearest to it, in the unit of the quantity.
    public let value: Double
    /// The first time without a break for which the threshold is passed; nil where it is not.
    public let spell: Spell?
    /// Whether three quarters of the stretch that is to come are known at least, so that it can be said what does not come.
    public let isWhole: Bool

    private let worst: Range<Date>

    /// The value that is told: that of the first spell, or nearest to the threshold where there is none.
    public var toldValue: Double { spell?.value ?? value }

    /// The part of a step that has the value that is told.
    public var toldAt: Range<Date> { spell?.worst ?? worst }

    /// Returns nil where nothing is known of the stretch.
    ///
    /// - Parameter readings: The steps of the forecast with the rule's quantity, in ascending order.
    public init?(_ rule: WeatherRule, in readings: [HourReading], at now: Date, zone: TimeZone) {
        guard let stretch = RuleSpan(of: rule, at: now, in: zone) else { return nil }
        let left = max(stretch.span.lowerBound, now)..<stretch.span.upperBound
        var worst: (value: Double, span: Range<Date>)?
        var spell: Spell?
        var known: TimeInterval = 0
        for reading in readings where reading.span.overlaps(left) {
            let part = reading.span.clamped(to: left)
            guard let values = reading.values(of: rule.quantity, in: part) else { continue }
            known += part.upperBound.timeIntervalSince(part.lowerBound)
            let value = rule.comparison == .over ? values.upperBound : values.lowerBound
            if worst.map({ rule.excess(of: value) > rule.excess(of: $0.value) }) ?? true { worst = (value, part) }
            guard rule.isPassed(by: value) else { continue }
            let next = Spell(span: part, value: value, worst: part, steps: reading.span)
            // Whatever does not follow at once is another spell.
            if spell == nil { spell = next } else { spell?.take(next, by: rule) }
        }
        guard let worst else { return nil }
        (self.stretch, value, self.worst, self.spell) = (stretch, worst.value, worst.span, spell)
        isWhole = known >= 0.75 * left.upperBound.timeIntervalSince(left.lowerBound)
    }

    /// Reads a forecast; nil where nothing is known of the stretch.
    ///
    /// - Parameters:
    ///   - hours: The rows in ascending order.
    ///   - air: The air quality; nil where it is not known.
    public init?(
        _ rule: WeatherRule, in hours: [Hour], _ air: AirQualityReport? = nil, over coordinates: Coordinates,
        at now: Date, zone: TimeZone
    ) {
        self.init(
            rule, in: HourReading.all(of: [rule.quantity], in: hours, air, over: coordinates, from: now), at: now,
            zone: zone)
    }
}

extension WeatherRule {
    /// Returns whether a value is past the threshold, by more than numbers lose on the way through units.
    func isPassed(by value: Double) -> Bool { excess(of: value) > QuantityLimit.tolerance }

    /// Whether any value that the quantity can have is past the threshold, which is one of them.
    public var canHold: Bool {
        let range = quantity.range
        return range.contains(threshold) && isPassed(by: comparison == .over ? range.upperBound : range.lowerBound)
    }

    /// Whether every value that the quantity can have is past the threshold, which is none of them.
    public var alwaysHolds: Bool {
        isPassed(by: comparison == .over ? quantity.range.lowerBound : quantity.range.upperBound)
    }
}

extension RuleFinding.Spell {
    /// Goes on with another one if that follows at once.
    fileprivate mutating func take(_ next: Self, by rule: WeatherRule) {
        guard span.upperBound == next.span.lowerBound else { return }
        if rule.excess(of: next.value) > rule.excess(of: value) { (value, worst) = (next.value, next.worst) }
        span = span.lowerBound..<next.span.upperBound
        steps = steps.lowerBound..<next.steps.upperBound
    }
}
