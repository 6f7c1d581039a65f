public import WeatherModel

extension WeatherCondition {
    /// The text, such as "light rain", as it stands within a sentence.
    public var words: String {
        switch self {
        case .clear: tr("clear")
        case .mostlyClear: tr("mostly clear")
        case .partlyCloudy: tr("partly cloudy")
        case .overcast: tr("overcast")
        case .fog: tr("fog")
        case .rimeFog: tr("freezing fog")
        case .lightDrizzle: tr("light drizzle")
        case .drizzle: tr("moderate drizzle")
        case .heavyDrizzle: tr("heavy drizzle")
        case .lightFreezingDrizzle: tr("light freezing drizzle")
        case .freezingDrizzle: tr("freezing drizzle")
        case .lightRain: tr("light rain")
        case .rain: tr("moderate rain")
        case .heavyRain: tr("heavy rain")
        case .lightFreezingRain: tr("light freezing rain")
        case .freezingRain: tr("freezing rain")
        case .lightRainShowers: tr("light rain showers")
        case .rainShowers: tr("rain showers")
        case .heavyRainShowers: tr("heavy rain showers")
        case .sleet: tr("sleet")
        case .sleetShowers: tr("sleet showers")
        case .lightSnow: tr("light snow")
        case .snow: tr("moderate snow")
        case .heavySnow: tr("heavy snow")
        case .snowGrains: tr("snow grains")
        case .lightSnowShowers: tr("light snow showers")
        case .snowShowers: tr("snow showers")
        case .heavySnowShowers: tr("heavy snow showers")
        case .thunderstorm: tr("thunderstorm")
        case .thunderstormWithHail: tr("thunderstorm with hail")
        case .hail: tr("hail")
        case .squalls: tr("squalls")
        case .tornado: tr("tornado")
        case .windy: tr("windy")
        case .haze: tr("haze")
        case .smoke: tr("smoke")
        case .dust: tr("dust")
        case .sand: tr("blowing sand")
        case .volcanicAsh: tr("volcanic ash")
        case .unknown: tr("unknown weather")
        }
    }
}
