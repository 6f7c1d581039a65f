public import WeatherModel

extension PrecipitationIntensity {
    /// Takes the intensity from a condition: moderate if its name has none, light for all drizzle, which brings little
    /// water.
    init(_ condition: WeatherCondition) {
        switch condition {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain,
            .lightFreezingRain, .lightRainShowers, .lightSnow, .snowGrains, .lightSnowShowers:
            self = .light
        case .heavyRain, .heavyRainShowers, .heavySnow, .heavySnowShowers: self = .heavy
        default: self = .moderate
        }
    }

    /// The word for use within a sentence, such as "moderate".
    public var words: String {
        switch self {
        case .light: tr("light")
        case .moderate: tr("moderate")
        case .heavy: tr("heavy")
        }
    }
}
