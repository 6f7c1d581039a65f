/// The mass of a pollutant in a volume of air, in micrograms per cubic metre.
public struct MassConcentration: Quantity {
    /// 0 to 1,000,000 µg/m³; dust storms reach tens of thousands, carbon monoxide more.
    public static let plausibleRange: ClosedRange<Double> = 0...1_000_000

    /// Micrograms per cubic metre.
    public let value: Double

    /// Makes a concentration from micrograms per cubic metre, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
