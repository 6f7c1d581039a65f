import WeatherModel

extension WeatherCondition {
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
