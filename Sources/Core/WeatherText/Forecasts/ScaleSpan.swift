/// A stretch of a scale that runs from 0 to 1; `start` is not above `end`.
public struct ScaleSpan: Sendable, Hashable {
    /// 0 to 1.
    public let start: Double
    /// 0 to 1.
    public let end: Double

    /// Both are brought into 0 to 1 and into order.
    public init(start: Double, end: Double) {
        let (low, high) = (min(start, end), max(start, end))
        self.start = min(max(low, 0), 1)
        self.end = min(max(high, 0), 1)
    }
}
