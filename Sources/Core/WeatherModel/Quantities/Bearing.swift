/// The direction the wind blows from, in degrees clockwise from north.
public struct Bearing: Quantity {
    /// 0 to 360 degrees, of which both ends are north.
    public static let plausibleRange: ClosedRange<Double> = 0...360

    /// Degrees clockwise from north.
    public let value: Double

    /// Makes a direction from degrees clockwise from north, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
