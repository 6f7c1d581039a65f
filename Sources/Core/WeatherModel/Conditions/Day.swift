public import Foundation

/// One civil day of a forecast, midnight to midnight in the place's zone.
public struct Day: Sendable, Hashable, Codable {
    /// The day in the place's zone.
    public var date: CivilDate
    /// The day's most telling weather.
    public var condition: WeatherCondition?
    /// Highest air temperature at 2 m.
    public var high: Temperature?
    /// Lowest air temperature at 2 m.
    public var low: Temperature?
    /// Highest apparent temperature.
    public var apparentHigh: Temperature?
    /// Lowest apparent temperature.
    public var apparentLow: Temperature?
    /// Sum over the day.
    public var precipitation: Precipitation?
    /// Highest hourly chance of the day.
    public var precipitationProbability: Percentage?
    /// Sum of fresh snow over the day.
    public var snowfall: SnowDepth?
    /// Highest mean wind at 10 m.
    public var windSpeedMax: Speed?
    /// Strongest gust at 10 m.
    public var windGustMax: Speed?
    /// Dominant direction.
    public var windDirection: Bearing?
    /// Highest of the day.
    public var uvIndexMax: UVIndex?
    /// Nil in polar day and polar night.
    public var sunrise: Date?
    /// Nil in polar day and polar night.
    public var sunset: Date?
    /// Seconds of sunshine.
    public var sunshineDuration: TimeInterval?

    /// Every value but the date starts as missing.
    public init(date: CivilDate) {
        self.date = date
    }
}
