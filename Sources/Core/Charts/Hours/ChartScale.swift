import Foundation

/// A linear scale from values to heights, whose range begins and ends on round numbers.
///
/// The range has a minimum, so that a day without changes looks flat and small changes are not exaggerated.
struct ChartScale: Sendable, Hashable {
    let lower: Double
    let upper: Double
    /// The distance of two ticks: 1, 2 or 5 times a power of ten.
    let step: Double

    /// - Parameters:
    ///   - values: The values to cover; may be empty.
    ///   - floor: The smallest range, positive.
    ///   - bounds: The limits of the quantity; if their distance equals `floor`, the scale always covers them.
    init(_ values: [Double], floor: Double, bounds: ClosedRange<Double> = -Double.infinity...Double.infinity) {
        let finite = values.filter(\.isFinite)
        let start = bounds.lowerBound.isFinite ? bounds.lowerBound : 0
        let (least, greatest) = (finite.min() ?? start, finite.max() ?? start)
        let missing = max(0, floor - (greatest - least)) / 2
        // If a limit prevents the range from being extended on one side, the other side is extended.
        let low = max(bounds.lowerBound, min(least - missing, bounds.upperBound - floor))
        let high = min(bounds.upperBound, max(greatest + missing, bounds.lowerBound + floor))
        let usual = Self.roundStep((high - low) / 4)
        let scales = [usual, Self.roundStep(usual / 2.5), Self.roundStep(usual / 5)].map { step in
            Self(
                lower: max(bounds.lowerBound, (low / step).rounded(.down) * step),
                upper: min(bounds.upperBound, (high / step).rounded(.up) * step), step: step)
        }
        // The ends are chosen close to the values, unless that takes too many ticks.
        self =
            scales.filter { $0.steps <= 8 }.min { $0.length * (1 + $0.steps / 50) < $1.length * (1 + $1.steps / 50) }
            ?? scales[0]
    }

    private init(lower: Double, upper: Double, step: Double) {
        (self.lower, self.upper, self.step) = (lower, upper, step)
    }

    private var length: Double { upper - lower }
    private var steps: Double { (length / step).rounded() }

    /// Returns the height, 0 for the lower end to 1 for the upper one; values outside are clamped.
    func y(_ value: Double) -> Double {
        min(max((value - lower) / (upper - lower), 0), 1)
    }

    /// Returns the ticks from the lower end to the upper one.
    func ticks(_ text: (Double) -> String) -> [ChartTick] {
        let (first, last) = (Int((lower / step).rounded(.up)), Int((upper / step).rounded(.down)))
        return (first...max(first, last)).map { index in
            // Multiplication avoids accumulated errors and a −0.
            let value = index == 0 ? 0 : Double(index) * step
            return ChartTick(y: y(value), text: text(value))
        }
    }

    /// The number of decimals that the ticks need.
    var digits: Int { max(0, Int((-log10(step)).rounded(.up))) }

    /// Returns the smallest of 1, 2 and 5 times a power of ten that is not below the value.
    private static func roundStep(_ value: Double) -> Double {
        guard value > 0, value.isFinite else { return 1 }
        let power = pow(10, log10(value).rounded(.down))
        // Quotients of powers of ten may be wrong in the last binary digit.
        return ([1.0, 2, 5, 10].first { $0 * power >= value * 0.999_999 } ?? 10) * power
    }
}
