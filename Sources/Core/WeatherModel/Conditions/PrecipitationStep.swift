public import Foundation

/// The precipitation forecast for a period of a few minutes.
public struct PrecipitationStep: Sendable, Hashable, Codable {
    /// The end of the step.
    public var time: Date
    /// The length of the step in seconds, 60 to 3600.
    public var duration: TimeInterval
    /// The precipitation over the step.
    public var precipitation: Precipitation?
    /// The kind of weather; nil if the source does not name one.
    public var condition: WeatherCondition?

    /// Makes a step; values that are left out are missing.
    public init(
        time: Date, duration: TimeInterval, precipitation: Precipitation? = nil, condition: WeatherCondition? = nil
    ) {
        self.time = time
        self.duration = duration
        self.precipitation = precipitation
        self.condition = condition
    }
}
