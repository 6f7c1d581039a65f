/// A depth of snow in millimetres, either fallen over the period of its row or lying on the ground.
public struct SnowDepth: Quantity {
    /// 0 to 15,000 mm; the records are about 2600 mm fallen in a day and 11,820 mm on the ground.
    public static let plausibleRange: ClosedRange<Double> = 0...15_000

    /// Millimetres of snow, not of melted water.
    public let value: Double

    /// Makes a depth from millimetres of snow, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
