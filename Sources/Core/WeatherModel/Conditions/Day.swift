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
    /// Whether extremes or sums tell of a part of the day only, as of the rest nothing is known.
    public var isPartial = false

    /// Every value but the date starts as missing.
    public init(date: CivilDate) {
        self.date = date
    }
}

extension Day {
    /// Reads what earlier versions wrote, too, which knew whole days only.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try values.decodeIfPresent(Value.self, forKey: key)
        }
        self.init(date: try values.decode(CivilDate.self, forKey: .date))
        condition = try value(.condition)
        (high, low) = (try value(.high), try value(.low))
        (apparentHigh, apparentLow) = (try value(.apparentHigh), try value(.apparentLow))
        (precipitation, snowfall) = (try value(.precipitation), try value(.snowfall))
        precipitationProbability = try value(.precipitationProbability)
        (windSpeedMax, windGustMax) = (try value(.windSpeedMax), try value(.windGustMax))
        (windDirection, uvIndexMax) = (try value(.windDirection), try value(.uvIndexMax))
        (sunrise, sunset) = (try value(.sunrise), try value(.sunset))
        sunshineDuration = try value(.sunshineDuration)
        isPartial = try value(.isPartial) ?? false
    }
}
