public import Foundation

/// Precipitation over a few minutes.
public struct PrecipitationStep: Sendable, Hashable, Codable {
    /// The end of the step.
    public var time: Date
    /// Seconds from its beginning to its end, 60 to 3600.
    public var duration: TimeInterval
    /// Fallen over the step.
    public var precipitation: Precipitation?
    /// Nil where the source names none.
    public var condition: WeatherCondition?

    /// Values left out are missing.
    public init(
        time: Date, duration: TimeInterval, precipitation: Precipitation? = nil, condition: WeatherCondition? = nil
    ) {
        self.time = time
        self.duration = duration
        self.precipitation = precipitation
        self.condition = condition
    }
}
