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

extension WeatherCondition {
    /// The intensity that the condition implies; nil for conditions without degrees, such as sleet and thunder.
    public var intensity: PrecipitationIntensity? {
        degrees.flatMap { $0.firstIndex(of: self) }.flatMap(PrecipitationIntensity.init)
    }

    /// Returns the same kind of weather in the given intensity, or in the nearest one that has a condition.
    public func graded(_ intensity: PrecipitationIntensity) -> WeatherCondition {
        degrees.map { $0[min(intensity.rawValue, $0.count - 1)] } ?? self
    }

    /// Returns the same kind of weather, weakened if the rate is too low for its intensity.
    ///
    /// - Parameter rate: The rate in millimetres of water an hour; nil changes nothing.
    public func noStronger(than rate: Double?) -> WeatherCondition {
        guard let rate, let intensity, let kind else { return self }
        let measured = PrecipitationIntensity(rate: rate, of: kind)
        return measured < intensity ? graded(measured) : self
    }

    /// Returns the same kind of weather in the intensity of the rate, for sources whose codes name none.
    ///
    /// - Parameter rate: The rate in millimetres of water an hour; nil counts as light.
    public func graded(byRate rate: Double?) -> WeatherCondition {
        guard let kind else { return self }
        return graded(rate.map { PrecipitationIntensity(rate: $0, of: kind) } ?? .light)
    }

    private var kind: PrecipitationIntensity.Kind? {
        switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle: .drizzle
        case .lightRain, .rain, .heavyRain, .lightFreezingRain, .freezingRain, .lightRainShowers, .rainShowers,
            .heavyRainShowers:
            .rain
        case .lightSnow, .snow, .heavySnow, .lightSnowShowers, .snowShowers, .heavySnowShowers: .snow
        default: nil
        }
    }

    /// The conditions of the same kind of weather from light to heavy; nil if there are no degrees.
    private var degrees: [WeatherCondition]? { Self.allDegrees.first { $0.contains(self) } }

    private static let allDegrees: [[WeatherCondition]] = [
        [.lightDrizzle, .drizzle, .heavyDrizzle], [.lightFreezingDrizzle, .freezingDrizzle],
        [.lightRain, .rain, .heavyRain], [.lightFreezingRain, .freezingRain],
        [.lightRainShowers, .rainShowers, .heavyRainShowers], [.lightSnow, .snow, .heavySnow],
        [.lightSnowShowers, .snowShowers, .heavySnowShowers],
    ]
}
