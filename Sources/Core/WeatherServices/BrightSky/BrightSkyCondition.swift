import WeatherModel

/// Bright Sky's two names for the weather: `condition` for what falls, and `icon` for how to draw it.
struct BrightSkyCondition {
    /// Nil where both are missing, `unknown` where neither is known.
    let condition: WeatherCondition?
    /// The unknown name.
    let words: String?
    /// Nil for an icon without a time of day.
    let isDay: Bool?

    /// Its rain and snow have no strength, which is that of the rate.
    ///
    /// - Parameter rate: In millimetres an hour; nil where it is not known.
    init(condition name: String?, icon: String?, rate: Double? = nil) {
        let parts = icon?.split(separator: "-").map(String.init) ?? []
        isDay =
            switch parts.last {
            case "day": true
            case "night": false
            default: nil
            }
        let sky = isDay == nil ? icon : parts.dropLast().joined(separator: "-")
        // "dry" tells less than any icon.
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
