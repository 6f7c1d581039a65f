/// A length along the ground or upwards, in metres.
public struct Distance: Quantity {
    /// From the Dead Sea's shore to far beyond any visibility.
    public static let plausibleRange: ClosedRange<Double> = -500...1_000_000

    /// Metres.
    public let value: Double

    /// Takes metres as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
