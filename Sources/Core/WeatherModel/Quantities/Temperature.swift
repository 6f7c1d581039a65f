/// A temperature of the air, or one derived from it such as the dew point, in degrees Celsius.
public struct Temperature: Quantity {
    /// −100 to 70 °C; the records are −89.2 and 56.7 °C, wind chill and heat index go a little further.
    public static let plausibleRange: ClosedRange<Double> = -100...70

    /// Degrees Celsius.
    public let value: Double

    /// Makes a temperature from degrees Celsius, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
