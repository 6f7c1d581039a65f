/// An air pressure, in hectopascals.
public struct Pressure: Quantity {
    /// 300 to 1100 hPa, from the top of Everest to the Siberian record of 1084 hPa at sea level.
    public static let plausibleRange: ClosedRange<Double> = 300...1100

    /// Hectopascals, the same as millibars.
    public let value: Double

    /// Makes a pressure from hectopascals, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
