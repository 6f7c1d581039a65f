/// Grains of pollen in a cubic metre of air.
public struct PollenCount: Quantity {
    /// Birch reaches ten thousand on the worst days.
    public static let plausibleRange: ClosedRange<Double> = 0...100_000

    /// Grains per cubic metre.
    public let value: Double

    /// Takes grains per cubic metre as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
