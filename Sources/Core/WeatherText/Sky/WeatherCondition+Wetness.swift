package import WeatherModel

extension WeatherCondition {
    /// Whether there is precipitation in any form.
    var isWet: Bool {
        switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain, .rain,
            .heavyRain, .lightFreezingRain, .freezingRain, .lightRainShowers, .rainShowers, .heavyRainShowers, .sleet,
            .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers,
            .heavySnowShowers, .thunderstorm, .thunderstormWithHail, .hail:
            true
        case .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .overcast, .fog, .rimeFog, .squalls, .tornado, .windy,
            .blowingSnow, .haze, .smoke, .dust, .sand, .volcanicAsh, .unknown:
            false
        }
    }

    /// Whether rain, if it is more likely, is shown instead; not for conditions more dangerous than rain.
    var givesWayToRain: Bool {
        switch self {
        case .squalls, .tornado, .sand, .volcanicAsh: false
        default: !isWet
        }
    }

    /// Returns what falls as it is by the depth of the snow beside it: rain is snow where nearly all of the water is that of
    /// the snow, and sleet where a good part of it is.
    ///
    /// Seven millimetres of fresh snow are one of water, as in the documentation of Open-Meteo.
    ///
    /// - Parameter amount: All that falls; where it is not known, any notable depth is of snow.
    package func falling(beside depth: SnowDepth?, of amount: Precipitation?) -> WeatherCondition {
        guard let depth, depth.value >= 1, PrecipitationKind(self) == .liquid else { return self }
        guard let amount, amount.value > 0 else { return depth.value >= 10 ? .snow : self }
        return switch depth.value / 7 / amount.value {
        case 0.8...: .snow
        case 0.2...: .sleet
        default: self
        }
    }

    /// Takes the state of the sky from the cloud cover in oktas (WMO Manual on Codes): 0, 1 to 2, 3 to 6, 7 to 8;
    /// overcast if unknown.
    init(cloudCover: Percentage?) {
        switch cloudCover?.value ?? 100 {
        case ..<6.25: self = .clear
        case ..<31.25: self = .mostlyClear
        case ..<81.25: self = .partlyCloudy
        default: self = .overcast
        }
    }

    /// Takes the rain or snow of the temperature, with the intensity of the hourly amount; light if that is unknown.
    init(hourlyAmount: Precipitation?, temperature: Temperature?) {
        let isSnow = PrecipitationKind(at: temperature) == .frozen
        self = (isSnow ? Self.snow : .rain).graded(byRate: hourlyAmount?.value)
    }
}
