import WeatherModel

/// Bright Sky's two descriptions of the weather: `condition` for the precipitation and `icon` for the picture.
struct BrightSkyCondition {
    /// The condition; nil if both descriptions are missing, `unknown` if neither is known.
    let condition: WeatherCondition?
    /// The description that is not known; nil if one is.
    let words: String?
    /// Whether it is day; nil for an icon that does not say.
    let isDay: Bool?

    /// Reads the two descriptions; as they do not say how strong rain and snow are, that follows from the rate.
    ///
    /// - Parameter rate: The rate in millimetres an hour; nil if it is unknown.
    init(condition name: String?, icon: String?, rate: Double? = nil) {
        let parts = icon?.split(separator: "-").map(String.init) ?? []
        isDay =
            switch parts.last {
            case "day": true
            case "night": false
            default: nil
            }
        let sky = isDay == nil ? icon : parts.dropLast().joined(separator: "-")
        // "dry" says less than any icon.
        let known = name.flatMap { Self.conditions[$0] } ?? sky.flatMap { Self.icons[$0] }
        let unknown = [name, icon].compactMap { $0 }.first { $0 != "dry" }
        condition = known?.graded(byRate: rate) ?? (unknown == nil ? nil : .unknown)
        words = known == nil ? unknown : nil
    }

    private static let conditions: [String: WeatherCondition] = [
        "fog": .fog, "rain": .rain, "sleet": .sleet, "snow": .snow, "hail": .hail, "thunderstorm": .thunderstorm,
    ]

    private static let icons: [String: WeatherCondition] = conditions.merging([
        "clear": .clear, "partly-cloudy": .partlyCloudy, "cloudy": .overcast, "wind": .windy,
    ]) { first, _ in first }
}
