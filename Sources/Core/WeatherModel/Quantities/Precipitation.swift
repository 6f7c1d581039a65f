/// A depth of liquid water, in millimetres, fallen over the period of the row that holds it.
public struct Precipitation: Quantity {
    /// The record for one day is 1825 mm.
    public static let plausibleRange: ClosedRange<Double> = 0...2000

    /// Millimetres of liquid water.
    public let value: Double

    /// Takes millimetres as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
