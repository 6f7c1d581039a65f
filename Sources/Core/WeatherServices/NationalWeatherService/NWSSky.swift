import WeatherModel

/// Conditions from the words of the National Weather Service, which tell more of intensity and frost than its icons.
enum NWSSky {
    /// Returns the condition for words; `unknown` if they name neither a state of the sky nor what an icon lacks.
    static func condition(_ words: String) -> WeatherCondition {
        switch words.lowercased() {
        case "clear", "sunny", "fair": return .clear
        case "mostly clear", "mostly sunny", "a few clouds": return .mostlyClear
        case "partly cloudy", "partly sunny": return .partlyCloudy
        case "mostly cloudy": return .mostlyCloudy
        case "cloudy", "overcast": return .overcast
        default:
            let spoken = spoken(words)
            return frozen(words, rate: nil) ?? (isFreezingFog(spoken) ? .rimeFog : .unknown)
        }
    }

    /// Returns the condition of the icon with the intensity and the frost that words or rate imply.
    ///
    /// The icons show no intensity of rain and snow, no freezing fog, hail or snow that only blows. Without words and rate
    /// the intensity is light.
    ///
    /// - Parameters:
    ///   - words: The text of the period, such as "Chance Light Rain" or "Freezing Fog".
    ///   - rate: The rate in millimetres an hour; nil if it is unknown.
    static func condition(icon: WeatherCondition?, words: String?, rate: Double?) -> WeatherCondition? {
        let spoken = spoken(words ?? "")
        switch icon {
        case nil, .unknown?: return words.map(condition) ?? icon
        case .fog? where isFreezingFog(spoken): return .rimeFog
        case .rain?, .rainShowers?, .snow?, .heavySnow?, .sleet?, .freezingRain?, .windy?:
            if let frozen = frozen(words ?? "", rate: rate) { return frozen }
            if spoken.contains("drizzle"), icon == .rain || icon == .freezingRain {
                return told(icon == .rain ? .drizzle : .freezingDrizzle, spoken, rate)
            }
            return icon.map { [.heavySnow, .sleet, .windy].contains($0) ? $0 : told($0, spoken, rate) }
        default: return icon
        }
    }

    /// Returns rain, or snow up to 0.5 °C, for precipitation that a station cannot identify.
    static func unidentified(at temperature: Temperature?) -> WeatherCondition {
        temperature.map { $0.value <= 0.5 } == true ? .lightSnow : .lightRain
    }

    /// What falls frozen, freezes where it falls or only blows, by words; nil if they say nothing of it.
    private static func frozen(_ words: String, rate: Double?) -> WeatherCondition? {
        let (spoken, lower) = (spoken(words), words.lowercased())
        // Of words side by side: "Freezing Fog then Rain" has no freezing rain.
        if spoken.contains("hail") || lower.contains("snow pellets") { return .hail }
        if lower.contains("freezing drizzle") { return told(.freezingDrizzle, spoken, rate) }
        if lower.contains("freezing rain") { return told(.freezingRain, spoken, rate) }
        // "Snow And Blowing Snow" falls; "Patchy Blowing Snow then Partly Sunny" does not.
        let rest = self.spoken(lower.replacing("blowing snow", with: ""))
        let falls = !rest.isDisjoint(with: ["snow", "rain", "drizzle", "sleet", "flurries", "showers", "mix"])
        return spoken.contains("blowing") && spoken.contains("snow") && !falls ? .blowingSnow : nil
    }

    private static func isFreezingFog(_ spoken: Set<String>) -> Bool {
        spoken.contains("fog") && (spoken.contains("freezing") || spoken.contains("ice"))
    }

    private static func spoken(_ words: String) -> Set<String> {
        Set(words.lowercased().split { !$0.isLetter }.map(String.init))
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
