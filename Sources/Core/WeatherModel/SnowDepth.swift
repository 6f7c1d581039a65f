/// A depth of snow fallen over the period of the row that holds it, in millimetres of snow.
public struct SnowDepth: Quantity {
    /// The record for one day is about 2600 mm.
    public static let plausibleRange: ClosedRange<Double> = 0...5000

    /// Millimetres of snow, not of melted water.
    public let value: Double

    /// Takes millimetres of snow as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
