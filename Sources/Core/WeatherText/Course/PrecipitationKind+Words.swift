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

    /// The term, such as "rain", without an intensity.
    var term: WeatherTerm {
        switch self {
        case .liquid: .rain
        case .freezing: .condition(.freezingRain)
        case .mixed: .condition(.sleet)
        case .frozen: .snow
        case .thunder: .thunderstorms
        }
    }

    /// The word for use within a sentence, such as "rain", without an intensity.
    package var words: String { term.words }
}
