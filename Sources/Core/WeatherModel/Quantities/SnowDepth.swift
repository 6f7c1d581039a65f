/// A depth of snow, fallen over the period of the row that holds it or lying on the ground, in millimetres of snow.
public struct SnowDepth: Quantity {
    /// The records are about 2600 mm fallen in a day and 11,820 mm on the ground.
    public static let plausibleRange: ClosedRange<Double> = 0...15_000

    /// Millimetres of snow, not of melted water.
    public let value: Double

    /// Takes millimetres of snow as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
