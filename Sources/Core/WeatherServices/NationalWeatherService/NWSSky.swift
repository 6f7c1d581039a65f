import WeatherModel

/// The weather in the words of the National Weather Service, which say more of strength and of frost than its icons.
enum NWSSky {
    /// `unknown` for words that name neither sky nor precipitation.
    static func condition(_ words: String) -> WeatherCondition {
        switch words.lowercased() {
        case "clear", "sunny", "fair": .clear
        case "mostly clear", "mostly sunny", "a few clouds": .mostlyClear
        case "partly cloudy", "partly sunny", "mostly cloudy": .partlyCloudy
        case "cloudy", "overcast": .overcast
        default: .unknown
        }
    }

    /// What the icon tells, as strong as the words say, or else the rate, and in frost where the words say so.
    ///
    /// The icons of rain and snow know no strength, and that of fog no frost. Without a word and a rate it is light.
    ///
    /// - Parameters:
    ///   - words: "Chance Light Rain", "Freezing Fog".
    ///   - rate: In millimetres an hour; nil where it is not known.
    static func condition(icon: WeatherCondition?, words: String?, rate: Double?) -> WeatherCondition? {
        let spoken = Set((words ?? "").lowercased().split { !$0.isLetter }.map(String.init))
        switch icon {
        case nil, .unknown?: return words.map(condition) ?? icon
        case .fog? where spoken.isSuperset(of: ["freezing", "fog"]): return .rimeFog
        case .rain? where spoken.contains("drizzle"): return told(.drizzle, spoken, rate)
        case .freezingRain? where spoken.contains("drizzle"): return told(.freezingDrizzle, spoken, rate)
        case .rain?, .rainShowers?, .snow?, .freezingRain?: return icon.map { told($0, spoken, rate) }
        default: return icon
        }
    }

    /// The rate comes before a word, as the words of a period are for its strongest weather.
    private static func told(_ condition: WeatherCondition, _ spoken: Set<String>, _ rate: Double?) -> WeatherCondition
    {
        if spoken.contains("light") { return condition.graded(.light) }
        if spoken.contains("heavy") { return condition.graded(.heavy).noStronger(than: rate) }
        return condition.graded(byRate: rate)
    }
}
