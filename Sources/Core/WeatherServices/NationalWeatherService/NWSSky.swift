import WeatherModel

/// Conditions from the words of the National Weather Service, which tell more of intensity and frost than its icons.
enum NWSSky {
    /// Returns the condition for words; `unknown` if they name neither a state of the sky nor precipitation.
    static func condition(_ words: String) -> WeatherCondition {
        switch words.lowercased() {
        case "clear", "sunny", "fair": .clear
        case "mostly clear", "mostly sunny", "a few clouds": .mostlyClear
        case "partly cloudy", "partly sunny", "mostly cloudy": .partlyCloudy
        case "cloudy", "overcast": .overcast
        default: .unknown
        }
    }

    /// Returns the condition of the icon with the intensity and the frost that words or rate imply.
    ///
    /// The icons show no intensity of rain and snow and no freezing fog. Without words and rate the intensity is light.
    ///
    /// - Parameters:
    ///   - words: The text of the period, such as "Chance Light Rain" or "Freezing Fog".
    ///   - rate: The rate in millimetres an hour; nil if it is unknown.
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

    /// Returns the condition graded by the words "light" or "heavy", else by the rate.
    ///
    /// A low rate weakens "heavy", as the words of a period describe its strongest weather.
    private static func told(_ condition: WeatherCondition, _ spoken: Set<String>, _ rate: Double?) -> WeatherCondition
    {
        if spoken.contains("light") { return condition.graded(.light) }
        if spoken.contains("heavy") { return condition.graded(.heavy).noStronger(than: rate) }
        return condition.graded(byRate: rate)
    }
}
