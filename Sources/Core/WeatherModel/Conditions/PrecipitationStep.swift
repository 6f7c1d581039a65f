public import Foundation

/// The precipitation forecast for a period of a few minutes.
public struct PrecipitationStep: Sendable, Hashable, Codable {
    /// The end of the step.
    public var time: Date
    /// The length of the step in seconds, 60 to 3600.
    public var duration: TimeInterval
    /// The precipitation over the step.
    public var precipitation: Precipitation?
    /// The kind of weather; nil if the source does not name one.
    public var condition: WeatherCondition?

    /// Makes a step; values that are left out are missing.
    public init(
        time: Date, duration: TimeInterval, precipitation: Precipitation? = nil, condition: WeatherCondition? = nil
    ) {
        self.time = time
        self.duration = duration
        self.precipitation = precipitation
        self.condition = condition
    }
}

/// The strength of rain, snow or drizzle.
public enum PrecipitationIntensity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case light, moderate, heavy

    /// The kind of precipitation, each with limits of its own.
    public enum Kind: Sendable, Hashable, CaseIterable {
        case drizzle, rain, snow
    }

    /// The rates in millimetres an hour at which moderate and heavy rain begin, by the glossary of the American
    /// Meteorological Society.
    public static let limits = (moderate: 2.5, heavy: 7.6)

    /// Classifies a rate given in millimetres of water an hour.
    ///
    /// Rain is classified by `limits`; drizzle (0.1 and 0.5) and snow (1 and 5), whose strength observers judge by
    /// visibility, by limits of this program's own.
    public init(rate: Double, of kind: Kind = .rain) {
        let (moderate, heavy) =
            switch kind {
            case .drizzle: (0.1, 0.5)
            case .rain: Self.limits
            case .snow: (1.0, 5.0)
            }
        self = rate < moderate ? .light : rate < heavy ? .moderate : .heavy
    }

    /// Orders from light to heavy.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
