import WeatherModel

/// How strongly it rains or snows, with the American Meteorological Society's limits of 2.5 and 7.6 mm of water an hour.
public enum PrecipitationIntensity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case light, moderate, heavy

    /// Millimetres an hour, at which moderate and heavy rain begin.
    static let limits = (moderate: 2.5, heavy: 7.6)

    /// - Parameter rate: Millimetres of water an hour.
    init(rate: Double) {
        switch rate {
        case ..<Self.limits.moderate: self = .light
        case ..<Self.limits.heavy: self = .moderate
        default: self = .heavy
        }
    }

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

    /// By strength.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// "moderate", as it stands within a sentence.
    public var words: String {
        switch self {
        case .light: tr("light")
        case .moderate: tr("moderate")
        case .heavy: tr("heavy")
        }
    }
}
