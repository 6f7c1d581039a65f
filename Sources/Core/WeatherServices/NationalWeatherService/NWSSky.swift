import WeatherModel

/// The sky in the words of the National Weather Service, for where its icon tells of heat or cold alone, or is missing.
enum NWSSky {
    /// `unknown` for any other words.
    static func condition(_ words: String) -> WeatherCondition {
        switch words.lowercased() {
        case "clear", "sunny", "fair": .clear
        case "mostly clear", "mostly sunny", "a few clouds": .mostlyClear
        case "partly cloudy", "partly sunny", "mostly cloudy": .partlyCloudy
        case "cloudy", "overcast": .overcast
        default: .unknown
        }
    }
}
