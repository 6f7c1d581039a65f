/// The forms of precipitation that sentences distinguish.
public enum PrecipitationKind: String, Sendable, Hashable {
    /// Rain and drizzle, rain that freezes where it falls, sleet, snow, and thunderstorms with whatever falls in them.
    case liquid, freezing, mixed, frozen, thunder

    /// Returns nil for a dry condition.
    public init?(_ condition: WeatherCondition) {
        switch condition {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightRain, .rain, .heavyRain, .lightRainShowers, .rainShowers,
            .heavyRainShowers:
            self = .liquid
        case .lightFreezingDrizzle, .freezingDrizzle, .lightFreezingRain, .freezingRain: self = .freezing
        case .sleet, .sleetShowers: self = .mixed
        case .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers, .heavySnowShowers:
            self = .frozen
        case .thunderstorm, .thunderstormWithHail, .hail: self = .thunder
        default: return nil
        }
    }

    /// Takes what falls at a temperature where no condition tells it: snow up to 0.5 °C, else rain.
    public init(at temperature: Temperature?) {
        self = temperature.map { $0.value <= 0.5 } ?? false ? .frozen : .liquid
    }
}
