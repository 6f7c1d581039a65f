/// The strength of sunburning ultraviolet radiation, on the WHO's open-ended index.
public struct UVIndex: Quantity {
    /// 43.3, measured on Licancabur in 2003, is the highest ever reported.
    public static let plausibleRange: ClosedRange<Double> = 0...50

    /// Index points, without a unit.
    public let value: Double

    /// Takes index points as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
