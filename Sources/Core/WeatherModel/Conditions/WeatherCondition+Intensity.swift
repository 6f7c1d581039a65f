extension WeatherCondition {
    /// Nil where the vocabulary has no degrees of it, as of sleet and thunder.
    public var intensity: PrecipitationIntensity? {
        degrees.flatMap { $0.firstIndex(of: self) }.flatMap(PrecipitationIntensity.init)
    }

    /// The same weather in another strength, or in the nearest there is a word for.
    public func graded(_ intensity: PrecipitationIntensity) -> WeatherCondition {
        degrees.map { $0[min(intensity.rawValue, $0.count - 1)] } ?? self
    }

    /// The same weather, but no stronger than its rate is.
    ///
    /// - Parameter rate: In millimetres of water an hour; nil, where it is not known, changes nothing.
    public func noStronger(than rate: Double?) -> WeatherCondition {
        guard let rate, let intensity, let kind else { return self }
        let measured = PrecipitationIntensity(rate: rate, of: kind)
        return measured < intensity ? graded(measured) : self
    }

    /// The same weather as strong as its rate is, for a source whose word names no strength; light where the rate is
    /// unknown, as then nothing says more.
    ///
    /// - Parameter rate: In millimetres of water an hour.
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

    /// The weather's words from light to heavy.
    private var degrees: [WeatherCondition]? { Self.allDegrees.first { $0.contains(self) } }

    private static let allDegrees: [[WeatherCondition]] = [
        [.lightDrizzle, .drizzle, .heavyDrizzle], [.lightFreezingDrizzle, .freezingDrizzle],
        [.lightRain, .rain, .heavyRain], [.lightFreezingRain, .freezingRain],
        [.lightRainShowers, .rainShowers, .heavyRainShowers], [.lightSnow, .snow, .heavySnow],
        [.lightSnowShowers, .snowShowers, .heavySnowShowers],
    ]
}
