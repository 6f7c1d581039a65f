import WeatherModel

/// A range on a scale from 0 to 1.
public struct ScaleSpan: Sendable, Hashable {
    /// The lower end, 0 to 1.
    public let start: Double
    /// The upper end, 0 to 1, not below `start`.
    public let end: Double

    /// Makes a range from two ends, clamped to 0 to 1 and swapped if necessary.
    public init(start: Double, end: Double) {
        let (low, high) = (min(start, end), max(start, end))
        self.start = min(max(low, 0), 1)
        self.end = min(max(high, 0), 1)
    }
}

extension Day {
    /// Returns the day with a known low and high widened to contain the temperatures that are shown beside them.
    func reaching(to temperatures: [Temperature?]) -> Day {
        let known = temperatures.compactMap { $0 }
        var day = self
        day.high = high.map { max($0, known.max() ?? $0) }
        day.low = low.map { min($0, known.min() ?? $0) }
        return day
    }
}
