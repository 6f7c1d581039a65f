/// The mean temperature of a day that is usual at a place on its date.
public struct UsualMean: Sendable, Hashable {
    /// The mean of the day and the night.
    public let temperature: Temperature
    /// The years of which it is the mean.
    public let years: ClosedRange<Int>

    /// Takes what was computed.
    public init(temperature: Temperature, years: ClosedRange<Int>) {
        (self.temperature, self.years) = (temperature, years)
    }
}
