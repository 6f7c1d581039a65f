/// The state of the air at one place and time, as measured or as forecast; what a source does not give is nil.
public struct Conditions: Sendable, Hashable, Codable {
    /// Nil where the source names none.
    public var condition: WeatherCondition?
    /// The source's own words for the condition, "clear sky".
    public var sourceDescription: String?
    /// Whether the sun is up.
    public var isDay: Bool?
    /// Air temperature at 2 m.
    public var temperature: Temperature?
    /// What the temperature feels like, by the source's own formula.
    public var apparentTemperature: Temperature?
    /// Dew point at 2 m.
    public var dewPoint: Temperature?
    /// Relative humidity at 2 m.
    public var relativeHumidity: Percentage?
    /// Pressure reduced to sea level.
    public var seaLevelPressure: Pressure?
    /// Pressure at the place's own height.
    public var surfacePressure: Pressure?
    /// Mean wind at 10 m.
    public var windSpeed: Speed?
    /// Strongest gust at 10 m over the preceding period.
    public var windGust: Speed?
    /// Where the wind comes from.
    public var windDirection: Bearing?
    /// Share of the sky under cloud.
    public var cloudCover: Percentage?
    /// How far one can see.
    public var visibility: Distance?
    /// Fallen over the preceding period: an hour's own duration in a row of hours, 15 minutes in Open-Meteo's current block.
    public var precipitation: Precipitation?
    /// Fresh snow over the same period.
    public var snowfall: SnowDepth?
    /// Clear-sky or cloudy as the source means it.
    public var uvIndex: UVIndex?

    /// As if the sky were clear.
    public var uvIndexClearSky: UVIndex?
    /// Share of the sky under low cloud, below 2 to 3 km.
    public var cloudCoverLow: Percentage?
    /// Share of the sky under middle cloud.
    public var cloudCoverMid: Percentage?
    /// Share of the sky under high cloud, above 6 to 8 km.
    public var cloudCoverHigh: Percentage?
    /// Snow lying on the ground.
    public var snowDepth: SnowDepth?
    /// Seconds of sunshine over the preceding period.
    public var sunshineDuration: Double?
    /// Chance of thunder over the preceding period.
    public var thunderProbability: Percentage?
    /// Temperature of a wetted thermometer at 2 m.
    public var wetBulbTemperature: Temperature?

    /// Every value starts as missing.
    public init() {}
}
