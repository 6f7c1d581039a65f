public import WeatherModel

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
