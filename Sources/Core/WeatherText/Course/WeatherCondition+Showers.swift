import WeatherModel

extension WeatherCondition {
    /// Whether the precipitation comes as showers.
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
