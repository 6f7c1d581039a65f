/// Where values lay in other years: eight of ten, and their mean.
public struct UsualBand: Sendable, Hashable {
    /// The value that one of ten lay below.
    public let low: Double
    /// The mean.
    public let mean: Double
    /// The value that one of ten lay above.
    public let high: Double

    /// Returns nil without values.
    package init?(of values: [Double]) {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        low = Self.quantile(0.1, of: sorted)
        high = Self.quantile(0.9, of: sorted)
        mean = sorted.reduce(0, +) / Double(sorted.count)
    }

    /// Returns the value below which a share of the values lies, in a straight line between the two nearest: Hyndman and Fan,
    /// *Sample Quantiles in Statistical Packages*, The American Statistician 50, 1996, definition 7.
    private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
        let place = share * Double(sorted.count - 1)
        let index = Int(place)
        guard index + 1 < sorted.count else { return sorted[index] }
        return sorted[index] + (place - Double(index)) * (sorted[index + 1] - sorted[index])
    }
}
