/// A depth of liquid water in millimetres, fallen over the period of the row that holds it.
public struct Precipitation: Quantity {
    /// 0 to 2000 mm; the record for one day is 1825 mm.
    public static let plausibleRange: ClosedRange<Double> = 0...2000

    /// Millimetres of liquid water.
    public let value: Double

    /// Makes an amount from millimetres, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
