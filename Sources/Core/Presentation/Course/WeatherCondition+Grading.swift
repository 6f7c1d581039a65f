import WeatherModel

extension WeatherCondition {
    /// The same weather as strong as its rate makes it, so that its name and its bar agree; drizzle stays what it is below
    /// 2.5 mm an hour, and what has no grades stays always.
    ///
    /// - Parameter rate: Millimetres of water an hour; nil where it is not known.
    func graded(by rate: Double?) -> WeatherCondition {
        guard let rate else { return self }
        let intensity = PrecipitationIntensity(rate: rate)
        func pick(_ light: WeatherCondition, _ moderate: WeatherCondition, _ heavy: WeatherCondition)
            -> WeatherCondition
        {
            switch intensity {
            case .light: light
            case .moderate: moderate
            case .heavy: heavy
            }
        }
        return switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle: pick(self, .rain, .heavyRain)
        case .lightRain, .rain, .heavyRain: pick(.lightRain, .rain, .heavyRain)
        case .lightRainShowers, .rainShowers, .heavyRainShowers:
            pick(.lightRainShowers, .rainShowers, .heavyRainShowers)
        case .lightFreezingDrizzle, .freezingDrizzle: pick(self, .freezingRain, .freezingRain)
        case .lightFreezingRain, .freezingRain: pick(.lightFreezingRain, .freezingRain, .freezingRain)
        case .snowGrains: pick(self, .snow, .heavySnow)
        case .lightSnow, .snow, .heavySnow: pick(.lightSnow, .snow, .heavySnow)
        case .lightSnowShowers, .snowShowers, .heavySnowShowers:
            pick(.lightSnowShowers, .snowShowers, .heavySnowShowers)
        default: self
        }
    }

    /// Whether it falls from single clouds, with pauses.
    var isShowery: Bool {
        switch self {
        case .lightRainShowers, .rainShowers, .heavyRainShowers, .lightSnowShowers, .snowShowers, .heavySnowShowers,
            .sleetShowers:
            true
        default: false
        }
    }

    /// Whether it is drizzle, freezing or not.
    var isDrizzle: Bool {
        switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle: true
        default: false
        }
    }
}
