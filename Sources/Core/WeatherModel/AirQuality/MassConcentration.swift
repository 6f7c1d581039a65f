/// The mass of a pollutant in a volume of air, in micrograms per cubic metre.
public struct MassConcentration: Quantity {
    /// Dust storms reach tens of thousands, carbon monoxide more.
    public static let plausibleRange: ClosedRange<Double> = 0...1_000_000

    /// Micrograms per cubic metre.
    public let value: Double

    /// Takes micrograms per cubic metre as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
