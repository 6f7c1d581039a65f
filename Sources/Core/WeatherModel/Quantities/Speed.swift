/// A wind speed, in metres per second.
public struct Speed: Quantity {
    /// 0 to 150 m/s; the strongest gust ever measured was 113 m/s.
    public static let plausibleRange: ClosedRange<Double> = 0...150

    /// Metres per second.
    public let value: Double

    /// Makes a speed from metres per second, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
