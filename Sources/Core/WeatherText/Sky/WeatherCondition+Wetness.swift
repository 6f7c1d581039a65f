import WeatherModel

extension WeatherCondition {
    /// Whether water falls in any form.
    var isWet: Bool {
        switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain, .rain,
            .heavyRain, .lightFreezingRain, .freezingRain, .lightRainShowers, .rainShowers, .heavyRainShowers, .sleet,
            .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers,
            .heavySnowShowers, .thunderstorm, .thunderstormWithHail, .hail:
            true
        case .clear, .mostlyClear, .partlyCloudy, .overcast, .fog, .rimeFog, .squalls, .tornado, .windy, .haze, .smoke,
            .dust, .sand, .volcanicAsh, .unknown:
            false
        }
    }

    /// Whether snow falls, alone or with rain.
    package var isSnowy: Bool {
        switch self {
        case .sleet, .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers,
            .heavySnowShowers:
            true
        default: false
        }
    }

    /// Whether rain, where it is likelier, is told in its place; what is more dangerous than rain stays.
    var givesWayToRain: Bool {
        switch self {
        case .squalls, .tornado, .sand, .volcanicAsh: false
        default: !isWet
        }
    }

    /// The sky by its cloud, in the oktas of the WMO Manual on Codes: 0, 1 to 2, 3 to 6, 7 to 8; overcast where nothing is known.
    init(cloudCover: Percentage?) {
        switch cloudCover?.value ?? 100 {
        case ..<6.25: self = .clear
        case ..<31.25: self = .mostlyClear
        case ..<81.25: self = .partlyCloudy
        default: self = .overcast
        }
    }

    /// Rain or snow by its amount in an hour; light where the amount is unknown, and snow up to half a degree.
    init(hourlyAmount: Precipitation?, temperature: Temperature?) {
        let isSnow = temperature.map { $0.value <= 0.5 } ?? false
        self = (isSnow ? Self.snow : .rain).graded(byRate: hourlyAmount?.value)
    }
}
