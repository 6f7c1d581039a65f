/// The direction the wind blows from, in degrees clockwise from north.
public struct Bearing: Quantity {
    /// 0 and 360 are both north.
    public static let plausibleRange: ClosedRange<Double> = 0...360

    /// Degrees clockwise from north.
    public let value: Double

    /// Takes degrees as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
