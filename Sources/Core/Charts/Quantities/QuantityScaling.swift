import Foundation
import WeatherModel

/// The scale of a quantity's chart and the numbers that are marked on it.
struct QuantityScaling {
    let range: ClosedRange<Double>
    let ticks: [Double]

    private static let steps = [0.1, 0.2, 0.5, 1, 2, 4, 5, 10, 20, 50, 100, 200, 500]
    /// The most lines across a chart.
    private static let mostTicks = 7.0

    /// - Parameters:
    ///   - floor: The least span, so that quiet days look quiet.
    ///   - bounds: What the scale does not go beyond.
    ///   - limits: The numbers to be marked in place of round ones; empty for round ones.
    ///   - fixed: The numbers between two lines, whatever the span; nil for as many as there is room for.
    ///   - isTight: Whether the scale ends with the values rather than with a line beyond them, where neither nought nor a bound is
    ///     its end, so that the values have all of the height.
    init(
        _ values: [Double], floor: Double, bounds: ClosedRange<Double>, limits: [Double] = [],
        step fixed: Double? = nil, isTight: Bool = false
    ) {
        let curve = MeteogramCurve(leastSpan: floor, bounds: bounds)
        // What cannot be less than nought, and has no end, is seen from nought on.
        let isAmount = bounds.lowerBound.isFinite && !bounds.upperBound.isFinite
        let known = curve.scale(isAmount ? values + [bounds.lowerBound] : values)
        let span = known.upperBound - known.lowerBound
        let step = fixed ?? Self.steps.first { span / $0 <= Self.mostTicks - 1 } ?? 1000
        let low = isTight ? known.lowerBound : (known.lowerBound / step + 1e-9).rounded(.down) * step
        let high = isTight ? known.upperBound : (known.upperBound / step - 1e-9).rounded(.up) * step
        let start = max(low, bounds.lowerBound)
        let range = start...max(min(high, bounds.upperBound), start + step)
        self.range = range
        let marked = limits.filter { range.contains($0) }
        let first = (start / step - 1e-9).rounded(.up) * step
        ticks =
            marked.isEmpty
            ? Array(stride(from: first, through: range.upperBound + step / 1000, by: step)) : marked
    }

    /// Returns the pressure between two lines, 10 hPa whatever the weather; nil in other units.
    static func step(ofPressureIn unit: Units.Pressure) -> Double? {
        [.hectopascals, .millibars].contains(unit) ? 10 : nil
    }

    /// The numbers of a scale of ratios.
    private static let decades = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

    /// A scale of ratios, from a tenth on at least.
    ///
    /// - Parameters:
    ///   - lowest: The number that it begins at or below.
    ///   - highest: The number that it reaches at least.
    init(ratiosOf values: [Double], from lowest: Double, to highest: Double) {
        let (least, most) = (min(values.min() ?? lowest, lowest), max(values.max() ?? highest, highest))
        let low = Self.decades.last { $0 <= least } ?? Self.decades[0]
        let high = Self.decades.first { $0 >= most } ?? max(most, Self.decades[0] * 2)
        range = low...max(high, low * 2)
        ticks = Self.decades.filter { low...high ~= $0 }
    }
}
