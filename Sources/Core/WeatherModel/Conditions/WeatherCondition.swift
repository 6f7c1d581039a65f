/// The kind of weather, in the vocabulary to which the codes of all sources are mapped.
public enum WeatherCondition: String, Sendable, Hashable, CaseIterable {
    case clear, mostlyClear, partlyCloudy, mostlyCloudy, overcast
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
    /// Snow that the wind raises from the ground; none falls.
    case blowingSnow
    case haze, smoke, dust, sand, volcanicAsh
    /// A code that this program does not know; the source's description is kept in `Conditions.sourceDescription`.
    case unknown
}

extension WeatherCondition: Codable {
    /// Decodes a condition; a name that this version does not know becomes `unknown` and is no error.
    public init(from decoder: any Decoder) throws {
        self = WeatherCondition(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}
