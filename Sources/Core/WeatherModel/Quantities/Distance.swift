/// A length, elevation or visibility, in metres.
public struct Distance: Quantity {
    /// −500 m, below the shore of the Dead Sea, to 1,000 km, beyond any visibility.
    public static let plausibleRange: ClosedRange<Double> = -500...1_000_000

    /// Metres.
    public let value: Double

    /// Makes a distance from metres, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
