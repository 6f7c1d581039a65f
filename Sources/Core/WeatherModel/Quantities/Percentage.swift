/// A share of a whole, from 0 to 100.
public struct Percentage: Quantity {
    /// Nothing outside it is a share.
    public static let plausibleRange: ClosedRange<Double> = 0...100

    /// Per cent.
    public let value: Double

    /// Takes per cent as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
