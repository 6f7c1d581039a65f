public import WeatherModel

extension PrecipitationIntensity {
    /// As the name of the weather has it; moderate where it names none, and light for all drizzle, whose drops bring little water.
    init(_ condition: WeatherCondition) {
        switch condition {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain,
            .lightFreezingRain, .lightRainShowers, .lightSnow, .snowGrains, .lightSnowShowers:
            self = .light
        case .heavyRain, .heavyRainShowers, .heavySnow, .heavySnowShowers: self = .heavy
        default: self = .moderate
        }
    }

    /// "moderate", as it stands within a sentence.
    public var words: String {
        switch self {
        case .light: tr("light")
        case .moderate: tr("moderate")
        case .heavy: tr("heavy")
        }
    }
}
