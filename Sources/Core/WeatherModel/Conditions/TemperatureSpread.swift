public import Foundation

/// How far the runs of an ensemble lie apart in the temperature of one moment.
public struct TemperatureSpread: Sendable, Hashable, Codable {
    /// The moment of which the runs tell the temperature.
    public var time: Date
    /// The mean of all runs.
    public var mean: Temperature
    /// The standard deviation of the runs.
    public var deviation: TemperatureDeviation

    /// Makes the spread of one moment.
    public init(time: Date, mean: Temperature, deviation: TemperatureDeviation) {
        (self.time, self.mean, self.deviation) = (time, mean, deviation)
    }
}

/// A standard deviation of temperatures, in kelvins.
public struct TemperatureDeviation: Quantity {
    /// 0 to 30 K; runs that lie farther apart tell nothing.
    public static let plausibleRange: ClosedRange<Double> = 0...30

    /// Kelvins.
    public let value: Double

    /// Makes a deviation from kelvins, without checking the range.
    public init(_ value: Double) {
        self.value = value
    }
}
