import WeatherModel

/// What falls, in words that stand as one entry: a condition, or a word for several of them without an intensity.
enum WeatherTerm: Sendable, Hashable {
    case condition(WeatherCondition)
    case rain, snow, thunderstorms, showers, thunderstormsWithHail, thunderyRain, thunderyShowers

    /// The words for use within a sentence, such as "light rain".
    var words: String {
        switch self {
        case .condition(let condition): condition.words
        case .rain: tr("rain")
        case .snow: tr("snow")
        case .thunderstorms: tr("thunderstorms")
        case .showers: tr("showers")
        case .thunderstormsWithHail: tr("thunderstorms with hail")
        case .thunderyRain: tr("thundery rain")
        case .thunderyShowers: tr("thundery showers")
        }
    }

    /// The words for what is merely possible, such as "light rain possible".
    var possibleWords: String {
        switch self {
        case .condition(let condition): condition.possibleWords
        case .rain: tr("rain possible")
        case .snow: tr("snow possible")
        case .thunderstorms: tr("thunderstorms possible")
        case .showers: tr("showers possible")
        case .thunderstormsWithHail: tr("thunderstorms with hail possible")
        case .thunderyRain: tr("thundery rain possible")
        case .thunderyShowers: tr("thundery showers possible")
        }
    }

    /// The same with thunder, where it is rain.
    var thundery: WeatherTerm { self == .showers ? .thunderyShowers : .thunderyRain }

    /// Returns one term, or several as a list: "rain and snow", "rain and thunderstorms possible".
    ///
    /// - Parameter terms: One or more.
    static func joined(_ terms: [WeatherTerm], isPossible: Bool) -> String {
        guard let last = terms.last, terms.count > 1 else {
            return terms.first.map { isPossible ? $0.possibleWords : $0.words } ?? ""
        }
        let values = ["weather": PhraseList.text(terms.dropLast().map(\.words)), "danger": last.words]
        return isPossible ? tr("{weather} and {danger} possible", values) : tr("{weather} and {danger}", values)
    }
}

extension WeatherCondition {
    /// The words for what is merely possible, such as "light rain possible"; one message for each, as the adjective agrees with
    /// the noun in many languages.
    var possibleWords: String {
        switch self {
        case .lightDrizzle: tr("light drizzle possible")
        case .drizzle: tr("drizzle possible")
        case .heavyDrizzle: tr("dense drizzle possible")
        case .lightFreezingDrizzle: tr("light freezing drizzle possible")
        case .freezingDrizzle: tr("freezing drizzle possible")
        case .lightRain: tr("light rain possible")
        case .rain: tr("moderate rain possible")
        case .heavyRain: tr("heavy rain possible")
        case .lightFreezingRain: tr("light freezing rain possible")
        case .freezingRain: tr("freezing rain possible")
        case .lightRainShowers: tr("light rain showers possible")
        case .rainShowers: tr("rain showers possible")
        case .heavyRainShowers: tr("heavy rain showers possible")
        case .sleet: tr("sleet possible")
        case .sleetShowers: tr("sleet showers possible")
        case .lightSnow: tr("light snow possible")
        case .snow: tr("moderate snow possible")
        case .heavySnow: tr("heavy snow possible")
        case .snowGrains: tr("snow grains possible")
        case .lightSnowShowers: tr("light snow showers possible")
        case .snowShowers: tr("snow showers possible")
        case .heavySnowShowers: tr("heavy snow showers possible")
        case .thunderstorm: tr("thunderstorm possible")
        case .thunderstormWithHail: tr("thunderstorm with hail possible")
        case .hail: tr("hail possible")
        case .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .overcast, .fog, .rimeFog, .squalls, .tornado, .windy,
            .blowingSnow, .haze, .smoke, .dust, .sand, .volcanicAsh, .unknown:
            // Only of what falls is there a chance.
            words
        }
    }
}
