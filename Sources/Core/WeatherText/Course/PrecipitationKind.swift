package import WeatherModel

/// The forms of precipitation that sentences distinguish.
package enum PrecipitationKind: String, Sendable, Hashable {
    case liquid, freezing, mixed, frozen, thunder

    /// Returns nil for a dry condition.
    package init?(_ condition: WeatherCondition) {
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

    /// Returns what a chance is about: what is shown or, where that is dry, snow up to the temperature at which rain is taken
    /// for snow.
    package static func likely(_ shown: WeatherCondition, at temperature: Temperature?) -> PrecipitationKind {
        let expected = WeatherCondition(hourlyAmount: nil, temperature: temperature)
        return PrecipitationKind(shown) ?? PrecipitationKind(expected) ?? .liquid
    }

    /// Whether it is a danger of which a few minutes count more than hours of another kind.
    var isDangerous: Bool { self == .thunder || self == .freezing }

    /// The word for use within a sentence, such as "rain", without an intensity.
    package var words: String {
        switch self {
        case .liquid: tr("rain")
        case .freezing: tr("freezing rain")
        case .mixed: tr("sleet")
        case .frozen: tr("snow")
        case .thunder: tr("thunderstorms")
        }
    }
}
