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
