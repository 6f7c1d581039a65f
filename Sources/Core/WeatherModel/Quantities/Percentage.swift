/// A share, humidity or probability in per cent, 0 to 100.
public struct Percentage: Quantity {
    /// 0 to 100 per cent.
    public static let plausibleRange: ClosedRange<Double> = 0...100

    /// The value in per cent.
    public let value: Double

    /// Makes a share from per cent, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
