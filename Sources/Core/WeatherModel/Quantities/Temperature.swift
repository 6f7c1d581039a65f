/// A temperature of air, or one felt or derived from it, in degrees Celsius.
public struct Temperature: Quantity {
    /// The records are −89.2 and 56.7 °C; wind chill and heat index reach a little further.
    public static let plausibleRange: ClosedRange<Double> = -100...70

    /// Degrees Celsius.
    public let value: Double

    /// Takes degrees Celsius as they are.
    public init(_ value: Double) {
        self.value = value
    }
}
