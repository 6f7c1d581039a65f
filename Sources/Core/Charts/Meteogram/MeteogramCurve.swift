/// How the curve of a meteogram is scaled, coloured and labelled.
public struct MeteogramCurve: Sendable, Hashable {
    /// The least span of the scale in the unit shown, so that a quiet day looks quiet: 8 for degrees Celsius.
    public let leastSpan: Double
    /// What no value goes beyond: 0 to 100 for a share; nil where there is no such limit.
    public let bounds: ClosedRange<Double>?
    /// The value of the dashed line and its text: freezing point of a temperature; nil for none.
    public let reference: Reference?
    /// Whether the curve bears the colours of temperatures.
    public let isTemperature: Bool
    /// The unit beside the curve: "hPa"; nil where the values bear it themselves.
    public let unit: String?
    /// The lane below that has the same values; nil for none.
    public let lane: Lane?

    /// A lane of numbers below the curve.
    public enum Lane: Sendable, Hashable {
        /// The chance of rain.
        case chance
        /// The mean wind.
        case wind
    }

    /// A value that is marked by a line.
    public struct Reference: Sendable, Hashable {
        /// The value in the unit shown.
        public let value: Double
        /// "0°".
        public let text: String

        /// - Parameter value: The value in the unit that the reader chose.
        public init(value: Double, text: String) {
            (self.value, self.text) = (value, text)
        }
    }

    /// - Parameter leastSpan: The smallest range of the axis, in the unit that the reader chose.
    public init(
        leastSpan: Double, bounds: ClosedRange<Double>? = nil, reference: Reference? = nil,
        isTemperature: Bool = false, unit: String? = nil, lane: Lane? = nil
    ) {
        (self.leastSpan, self.bounds) = (leastSpan, bounds)
        (self.reference, self.isTemperature, self.unit, self.lane) = (reference, isTemperature, unit, lane)
    }

    /// The scale for these values: around their middle, the least span at least, within the bounds.
    public func scale(_ values: [Double]) -> ClosedRange<Double> {
        guard let low = values.min(), let high = values.max() else {
            return bounds.map { $0.lowerBound...min($0.upperBound, $0.lowerBound + leastSpan) } ?? 0...leastSpan
        }
        let missing = max(0, leastSpan - (high - low)) / 2
        var (bottom, top) = (low - missing, high + missing)
        if let bounds {
            if bottom < bounds.lowerBound { (bottom, top) = (bounds.lowerBound, top + bounds.lowerBound - bottom) }
            if top > bounds.upperBound { (bottom, top) = (bottom - (top - bounds.upperBound), bounds.upperBound) }
            bottom = max(bottom, bounds.lowerBound)
        }
        return bottom...max(top, bottom + 0.001)
    }
}
