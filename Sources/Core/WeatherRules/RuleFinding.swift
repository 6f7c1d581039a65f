public import Foundation
public import GoodTimes
public import WeatherModel
public import WeatherStore

/// What a forecast says of a rule at one moment.
public struct RuleFinding: Sendable, Hashable {
    /// The stretch of time that counts.
    public let stretch: RuleSpan
    /// The value that is furthest past the threshold, or nearest to it, in the unit of the quantity.
    public let value: Double
    /// The step that has it.
    public let worst: Range<Date>
    /// The first time without a break for which the threshold is passed; nil where it is not.
    public let spell: Range<Date>?
    /// Whether three quarters of the stretch that is to come are known at least, so that it can be said what does not come.
    public let isWhole: Bool

    /// Returns nil where nothing is known of the stretch.
    ///
    /// - Parameter readings: The steps of the forecast with the rule's quantity, in ascending order.
    public init?(_ rule: WeatherRule, in readings: [HourReading], at now: Date, zone: TimeZone) {
        guard let stretch = RuleSpan(of: rule, at: now, in: zone) else { return nil }
        let left = max(stretch.span.lowerBound, now)..<stretch.span.upperBound
        var worst: (value: Double, span: Range<Date>)?
        var spell: Range<Date>?
        var known: TimeInterval = 0
        for reading in readings where reading.span.overlaps(left) {
            guard let values = reading[rule.quantity] else { continue }
            let part = reading.span.clamped(to: left)
            known += part.upperBound.timeIntervalSince(part.lowerBound)
            let value = rule.comparison == .over ? values.upperBound : values.lowerBound
            if worst.map({ rule.excess(of: value) > rule.excess(of: $0.value) }) ?? true {
                worst = (value, reading.span)
            }
            guard rule.isPassed(by: value) else { continue }
            // Whatever does not follow at once is another spell.
            if let begun = spell {
                if begun.upperBound == reading.span.lowerBound { spell = begun.lowerBound..<reading.span.upperBound }
            } else {
                spell = reading.span
            }
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
}
