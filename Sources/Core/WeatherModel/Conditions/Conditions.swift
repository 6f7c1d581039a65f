/// The weather at one place and time, observed or forecast; values that the source does not give are nil.
public struct Conditions: Sendable, Hashable, Codable {
    /// The kind of weather, over the same period as `precipitation` in an `Hour`; nil if the source does not name one.
    public var condition: WeatherCondition?
    /// The source's own words for the weather, such as "clear sky".
    public var sourceDescription: String?
    /// Whether the sun is above the horizon, as the source says.
    public var isDay: Bool?
    /// The air temperature at 2 m.
    public var temperature: Temperature?
    /// The apparent temperature as given by the source, by the source's own formula.
    public var apparentTemperature: Temperature?
    /// The dew point at 2 m.
    public var dewPoint: Temperature?
    /// The relative humidity at 2 m.
    public var relativeHumidity: Percentage?
    /// The air pressure reduced to sea level.
    public var seaLevelPressure: Pressure?
    /// The air pressure at the elevation of the place.
    public var surfacePressure: Pressure?
    /// The mean wind speed at 10 m.
    public var windSpeed: Speed?
    /// The strongest gust at 10 m over the preceding period.
    public var windGust: Speed?
    /// The direction the wind blows from.
    public var windDirection: Bearing?
    /// The share of the sky that is covered by cloud.
    public var cloudCover: Percentage?
    /// The horizontal visibility; a negative one, as a broken sensor reports it, is none.
    public var visibility: Distance? {
        didSet { if let seen = visibility, seen.value < 0 { visibility = nil } }
    }
    /// The precipitation over the preceding period: the `duration` of an `Hour`, 15 minutes in Open-Meteo's current
    /// conditions.
    public var precipitation: Precipitation?
    /// The depth of snow fallen over the same period as `precipitation`.
    public var snowfall: SnowDepth?
    /// The UV index; whether clouds are taken into account depends on the source.
    public var uvIndex: UVIndex?

    /// The UV index for a cloudless sky.
    public var uvIndexClearSky: UVIndex?
    /// The share of the sky covered by low cloud, below 2 to 3 km.
    public var cloudCoverLow: Percentage?
    /// The share of the sky covered by cloud between the low and the high.
    public var cloudCoverMid: Percentage?
    /// The share of the sky covered by high cloud, above 6 to 8 km.
    public var cloudCoverHigh: Percentage?
    /// The depth of snow on the ground.
    public var snowDepth: SnowDepth?
    /// The sunshine duration over the preceding period, in seconds.
    public var sunshineDuration: Double?
    /// The probability of thunder over the preceding period.
    public var thunderProbability: Percentage?
    /// The wet-bulb temperature at 2 m.
    public var wetBulbTemperature: Temperature?

    /// Makes conditions in which every value is missing.
    public init() {}
}
