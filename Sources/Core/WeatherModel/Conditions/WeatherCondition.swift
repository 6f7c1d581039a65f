/// What the weather is, in the one vocabulary every source's codes are mapped to.
public enum WeatherCondition: String, Sendable, Hashable, CaseIterable {
    case clear, mostlyClear, partlyCloudy, overcast
    case fog, rimeFog
    case lightDrizzle, drizzle, heavyDrizzle
    case lightFreezingDrizzle, freezingDrizzle
    case lightRain, rain, heavyRain
    case lightFreezingRain, freezingRain
    case lightRainShowers, rainShowers, heavyRainShowers
    case sleet, sleetShowers
    case lightSnow, snow, heavySnow
    case snowGrains
    case lightSnowShowers, snowShowers, heavySnowShowers
    case thunderstorm, thunderstormWithHail, hail
    case squalls, tornado, windy
    case haze, smoke, dust, sand, volcanicAsh
    /// A code this program does not know; the source's own words are kept beside it.
    case unknown
}

extension WeatherCondition: Codable {
    /// A name written by a newer version reads as `unknown` rather than as an error.
    public init(from decoder: any Decoder) throws {
        self = WeatherCondition(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}
