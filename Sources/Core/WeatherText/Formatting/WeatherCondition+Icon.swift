public import WeatherModel

extension WeatherCondition {
    /// Returns the name of a symbolic icon, from the freedesktop icon naming specification or Adwaita.
    ///
    /// - Parameter isDay: Whether the sun is up; only clear and partly cloudy skies have other icons at night.
    public func iconName(isDay: Bool) -> String {
        switch self {
        case .clear: isDay ? "weather-clear-symbolic" : "weather-clear-night-symbolic"
        case .mostlyClear, .partlyCloudy, .mostlyCloudy, .unknown:
            isDay ? "weather-few-clouds-symbolic" : "weather-few-clouds-night-symbolic"
        case .overcast: "weather-overcast-symbolic"
        case .fog, .rimeFog, .haze, .smoke, .dust, .sand, .volcanicAsh: "weather-fog-symbolic"
        case .lightDrizzle, .drizzle, .lightFreezingDrizzle, .lightRain, .lightRainShowers, .rainShowers:
            "weather-showers-scattered-symbolic"
        case .heavyDrizzle, .freezingDrizzle, .rain, .heavyRain, .lightFreezingRain, .freezingRain, .heavyRainShowers:
            "weather-showers-symbolic"
        case .sleet, .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers,
            .heavySnowShowers:
            "weather-snow-symbolic"
        case .thunderstorm, .thunderstormWithHail, .hail: "weather-storm-symbolic"
        case .squalls, .windy, .blowingSnow: "weather-windy-symbolic"
        case .tornado: "weather-tornado-symbolic"
        }
    }
}

extension WeatherCondition {
    /// Returns a Unicode character that shows the condition where there is only text, such as "☀"; "—" for an unknown
    /// one.
    ///
    /// - Parameter isDay: Whether the sun is up; a sky that shows the moon at night has another sign.
    public func sign(isDay: Bool) -> String {
        switch self {
        case .clear: isDay ? "☀" : "☾"
        case .mostlyClear: isDay ? "🌤" : "☾"
        case .partlyCloudy, .mostlyCloudy: isDay ? "⛅" : "☁"
        case .overcast: "☁"
        case .fog, .rimeFog, .haze, .smoke, .dust, .sand, .volcanicAsh: "🌫"
        case .lightRainShowers, .rainShowers, .heavyRainShowers: isDay ? "🌦" : "🌧"
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain, .rain,
            .heavyRain, .lightFreezingRain, .freezingRain:
            "🌧"
        case .sleet, .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers,
            .heavySnowShowers, .hail:
            "🌨"
        case .thunderstorm, .thunderstormWithHail: "⛈"
        case .squalls, .windy, .blowingSnow: "🌬"
        case .tornado: "🌪"
        case .unknown: TemperatureText.missing
        }
    }
}
