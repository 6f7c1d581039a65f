import Foundation

/// How numbers become heights: a stretch that begins and ends on round numbers.
///
/// The stretch is never shorter than a floor, so that a flat day looks flat and noise does not look like weather.
struct ChartScale: Sendable, Hashable {
    let lower: Double
    let upper: Double
    /// Between two ticks: 1, 2 or 5 times a power of ten.
    let step: Double

    /// - Parameters:
    ///   - values: May be empty.
    ///   - floor: The least length, positive.
    ///   - bounds: What the quantity cannot leave; where their length is the floor, the scale always shows the whole.
    init(_ values: [Double], floor: Double, bounds: ClosedRange<Double> = -Double.infinity...Double.infinity) {
        let finite = values.filter(\.isFinite)
        let start = bounds.lowerBound.isFinite ? bounds.lowerBound : 0
        let (least, greatest) = (finite.min() ?? start, finite.max() ?? start)
        let missing = max(0, floor - (greatest - least)) / 2
        // What the floor adds on one side of a bound is added on the other.
        let low = max(bounds.lowerBound, min(least - missing, bounds.upperBound - floor))
        let high = min(bounds.upperBound, max(greatest + missing, bounds.lowerBound + floor))
        let usual = Self.roundStep((high - low) / 4)
        let scales = [usual, Self.roundStep(usual / 2.5), Self.roundStep(usual / 5)].map { step in
            Self(
                lower: max(bounds.lowerBound, (low / step).rounded(.down) * step),
                upper: min(bounds.upperBound, (high / step).rounded(.up) * step), step: step)
        }
        // The ends stay near the values, unless that takes a thicket of ticks.
        self =
            scales.filter { $0.steps <= 8 }.min { $0.length * (1 + $0.steps / 50) < $1.length * (1 + $1.steps / 50) }
            ?? scales[0]
    }

    private init(lower: Double, upper: Double, step: Double) {
        (self.lower, self.upper, self.step) = (lower, upper, step)
    }

    private var length: Double { upper - lower }
    private var steps: Double { (length / step).rounded() }

    /// 0 for the lower end to 1 for the upper one; outside values are brought to the end.
    func y(_ value: Double) -> Double {
        min(max((value - lower) / (upper - lower), 0), 1)
    }

    /// The round numbers from the lower end to the upper one.
    func ticks(_ text: (Double) -> String) -> [ChartTick] {
        let (first, last) = (Int((lower / step).rounded(.up)), Int((upper / step).rounded(.down)))
        return (first...max(first, last)).map { index in
            // Counted and not summed up, so that no error adds up, and −0 does not arise.
            let value = index == 0 ? 0 : Double(index) * step
            return ChartTick(y: y(value), text: text(value))
        }
    }

    /// Digits after the decimal sign that a tick needs.
    var digits: Int { max(0, Int((-log10(step)).rounded(.up))) }

    /// The least of 1, 2 and 5 times a power of ten that is not below the value.
    private static func roundStep(_ value: Double) -> Double {
        guard value > 0, value.isFinite else { return 1 }
        let power = pow(10, log10(value).rounded(.down))
        // Quotients of powers of ten are off by a last binary digit.
        return ([1.0, 2, 5, 10].first { $0 * power >= value * 0.999_999 } ?? 10) * power
    }
}
