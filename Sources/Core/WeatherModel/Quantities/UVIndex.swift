/// The strength of ultraviolet radiation, on the open-ended UV index of the WHO.
public struct UVIndex: Quantity {
    /// 0 to 50; the highest value ever reported is 43.3, from Licancabur in 2003.
    public static let plausibleRange: ClosedRange<Double> = 0...50

    /// The index, without a unit.
    public let value: Double

    /// Makes an index from its number, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
