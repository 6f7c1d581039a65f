package import WeatherModel

extension PrecipitationKind {
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
