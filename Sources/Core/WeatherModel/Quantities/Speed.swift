/// A speed of wind, in metres per second.
public struct Speed: Quantity {
    /// The strongest gust ever measured was 113 m/s.
    public static let plausibleRange: ClosedRange<Double> = 0...150

    /// Metres per second.
    public let value: Double

    /// Takes metres per second as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
