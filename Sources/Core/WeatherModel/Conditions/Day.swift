public import Foundation

/// The forecast for one civil day, midnight to midnight in the time zone of the place.
public struct Day: Sendable, Hashable, Codable {
    /// The date in the time zone of the place.
    public var date: CivilDate
    /// The weather that characterises the day best.
    public var condition: WeatherCondition?
    /// The highest air temperature at 2 m.
    public var high: Temperature?
    /// The lowest air temperature at 2 m.
    public var low: Temperature?
    /// The highest apparent temperature.
    public var apparentHigh: Temperature?
    /// The lowest apparent temperature.
    public var apparentLow: Temperature?
    /// The total precipitation of the day.
    public var precipitation: Precipitation?
    /// The highest hourly probability of precipitation.
    public var precipitationProbability: Percentage?
    /// The total depth of fresh snow of the day.
    public var snowfall: SnowDepth?
    /// The highest mean wind speed at 10 m.
    public var windSpeedMax: Speed?
    /// The strongest gust at 10 m.
    public var windGustMax: Speed?
    /// The dominant wind direction.
    public var windDirection: Bearing?
    /// The highest UV index of the day.
    public var uvIndexMax: UVIndex?
    /// The time of sunrise; nil in polar day and polar night, and if the source does not give it.
    public var sunrise: Date?
    /// The time of sunset; nil in polar day and polar night, and if the source does not give it.
    public var sunset: Date?
    /// The sunshine duration, in seconds.
    public var sunshineDuration: TimeInterval?
    /// Whether extremes or totals cover only a part of the day because nothing is known of the rest.
    public var isPartial = false

    /// Makes a day in which every value but the date is missing.
    public init(date: CivilDate) {
        self.date = date
    }
}
