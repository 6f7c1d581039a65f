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

    /// The word for a cell of a table or a step of a scale, such as "moderate".
    public var words: String {
        switch self {
        case .light: tr("light", context: "intensity of rain or snow")
        case .moderate: tr("moderate", context: "intensity of rain or snow")
        case .heavy: tr("heavy", context: "intensity of rain or snow")
        }
    }

    /// Returns the clause that tells of rain or snow that changes, such as "heavy from 13:10".
    ///
    /// - Parameter from: The time with its preposition, "from 13:10".
    func change(from: String) -> String {
        switch self {
        case .light: tr("light {from}", ["from": from])
        case .moderate: tr("moderate {from}", ["from": from])
        case .heavy: tr("heavy {from}", ["from": from])
        }
    }
}
